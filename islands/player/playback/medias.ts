/** The medias of the config, without unsafe addresses. */
import { addressFrom } from '../../../src/lib/address-from.ts';
import type { ConfigOf } from '../../../src/runtime/contract.ts';
import type { Fault } from '../../../src/runtime/core/kinds.ts';
import { shown } from '../../../src/runtime/schema.ts';
import type { contract } from '../contract.ts';
import { texts } from '../texts.ts';

export type PlayerConfig = ConfigOf<typeof contract>;
export type Media = PlayerConfig['medias'][number];

export interface SafeMedias {
  /** All medias, including those with nothing left to play. */
  readonly medias: readonly Media[];
  /** One fault for each address that was left out. */
  readonly faults: readonly Fault[];
}

/** Leaves out the addresses that are neither http(s) nor relative. */
export function safeMedias(sent: readonly Media[]): SafeMedias {
  const faults: Fault[] = [];
  const medias = sent.map((media, index) => {
    const isSafe = (address: string, name: string): boolean => {
      if (isWebAddress(address)) return true;
      faults.push(unsafeAddress(`medias[${index}].${name}`, address));
      return false;
    };
    const isSafeIn =
      (list: string) =>
      ({ src }: { readonly src: string }, at: number) =>
        isSafe(src, `${list}[${at}].src`);
    const kept = (address: string, name: string) => (isSafe(address, name) ? address : '');
    return {
      ...media,
      media_sources: media.media_sources.filter(isSafeIn('media_sources')),
      subtitles: media.subtitles.filter(isSafeIn('subtitles')),
      chapters: media.chapters.filter(isSafeIn('chapters')),
      descriptions: media.descriptions.filter(isSafeIn('descriptions')),
      image: { ...media.image, src: kept(media.image.src, 'image.src') },
      transcription_url: kept(media.transcription_url, 'transcription_url'),
    };
  });
  return { medias, faults };
}

/** Returns the title of a media, or its number in the list if it has none. */
export function titleOf({ title }: Media, index: number): string {
  return title || texts.untitled(index + 1);
}

/** Returns the index of the media with the id, or else at the index in the text. */
export function indexOfMedia(medias: readonly Media[], name: string): number | undefined {
  const byId = medias.findIndex(({ id }) => id === name);
  if (byId >= 0) return byId;
  return /^\d+$/.test(name) && Number(name) < medias.length ? Number(name) : undefined;
}

/** Matches addresses that are safe without parsing. Hundreds of medias have thousands of addresses. */
const PLAINLY_WEB = /^$|^(https?:\/)?\/\w/i;

function isWebAddress(address: string): boolean {
  return PLAINLY_WEB.test(address) || /^https?:$/.test(addressFrom(address)?.protocol ?? '');
}

/**
 * Returns the fault of a media whose sources all fail. Returns none if its sources were left out, which was
 * reported already.
 */
export function unplayable({ id, media_sources }: Media): readonly Fault[] {
  if (media_sources.length === 0) return [];
  return [
    {
      expected: `a source of the media "${id}" to play`,
      found: `no source that plays: ${media_sources.map(({ src }) => src).join(', ')}`,
      advice: 'check what the server answers there; correct media_sources',
    },
  ];
}

function unsafeAddress(name: string, address: string): Fault {
  return {
    expected: `${name} to be an http(s) or relative address`,
    found: shown(address),
    advice: 'this address is ignored; correct data-player',
  };
}
