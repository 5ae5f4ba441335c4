@extends('layouts.app')
{{-- <div data-crads></div> --}}
@section('content')
@php
    $config = ['first' => 6, 'label' => "<div data-crads>"];
@endphp
<section data-cards="{{ json_encode($config) }}" @if($wide && ($columns > 3)) class="wide" @endif @class(['a' => $a > 1])>
    @isset($filters)
        @include('cards.filters', ['name' => 'a) b'])
    @endisset
    <ul data-cards-part="list">
        @forelse ($cards as $card)
            <li data-cards-part="card" data-filters="{{ implode('|', $card->tags) }}" wire:key="{{ $card->id }}" @click="open">{!! $card->html !!}</li>
        @empty
            <li data-cards-part="card">@lang('cards.none')</li>
        @endforelse
    </ul>
    <x-more-button :cards="$cards" x-on:click="more()" />
</section>
@auth
    <button type="button" data-modal-open="profile">contact@exemple.fr</button>
@else
    <button type="button" data-modal-open="login">…</button>
@endauth
<div data-tabs>
    @foreach ($tabs as $tab)
        <?php $id = $tab->slug; ?>
        <a href="#{{ $id }}" data-tabs-part="tab">{{ $tab->title }}</a>
    @endforeach
    @yield('panels')
</div>
<form data-fagerstrom method="get" {{ $attributes->merge(['action' => route('test')]) }}>
    @include('questions', ['names' => ['timeFirstCigarette', 'numberCigarette']])
</form>
@endsection
