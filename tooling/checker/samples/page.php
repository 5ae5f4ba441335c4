<?php
declare(strict_types=1);
/** Template Name: <div data-crads> */
get_header();
$config = ['first' => 6];
?>
<section data-cards="<?= htmlspecialchars(json_encode($config), ENT_QUOTES) ?>" <?php body_class('x'); ?>>
  <?php if (have_posts()) : ?>
    <ul data-cards-part="list">
      <?php while (have_posts()) : the_post(); ?>
        <li data-cards-part="card" data-filters="<?php echo esc_attr(implode('|', $tags)); ?>"><?php the_title(); ?></li>
      <?php endwhile; ?>
    </ul>
  <?php else : ?>
    <ul data-cards-part="list"></ul>
  <?php endif; ?>
  <?php get_template_part('parts/more'); ?>
</section>
<?php if ($isOpen) { ?>
  <div data-modal id="a" role="dialog" aria-labelledby="t" hidden><?php include 'body.php' ?></div>
<?php } else { ?>
  <div data-modal id="a" role="dialog" aria-label="<?= $name ?>" hidden><?php dynamic_body() ?></div>
<?php } ?>
<<?= $tag ?> data-timeline data-step=<?= $step ?>><p data-timeline-part="row">a</p></<?= $tag ?>>
<?php get_footer();
