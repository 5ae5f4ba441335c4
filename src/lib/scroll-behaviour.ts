/** Returns how to scroll for this visitor: at once if the system asks for reduced motion, smoothly otherwise. */
export function scrollBehaviour(): 'smooth' | 'instant' {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
