/** Returns how a page scrolls for its visitor: smoothly, or at once where the system asks for less motion. */
export function scrollBehaviour(): 'smooth' | 'instant' {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
