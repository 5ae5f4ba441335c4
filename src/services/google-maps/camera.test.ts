// @vitest-environment node
import { expect, test } from 'vitest';
import { cameraOn } from './camera.ts';

const frame = { width: 800, height: 600, minZoom: 6, maxZoom: 12 };
const lille = { latitude: 50.63, longitude: 3.06 };
const nice = { latitude: 43.7, longitude: 7.27 };

test('one position is shown at the highest zoom', () => {
  expect(cameraOn([lille], frame)).toMatchObject({ zoom: 12 });
  expect(cameraOn([lille], frame)?.center.latitude).toBeCloseTo(50.63, 6);
});

test('distant positions are shown together, centered between them', () => {
  const camera = cameraOn([lille, nice], frame);

  expect(camera?.zoom).toBe(6);
  expect(camera?.center.longitude).toBeCloseTo(5.165, 3);
  expect(camera?.center.latitude).toBeGreaterThan(46.9);
  expect(camera?.center.latitude).toBeLessThan(47.5);
});

test('two ends of the world are shown at the lowest zoom', () => {
  expect(cameraOn([lille, { latitude: -21, longitude: 55 }], frame)?.zoom).toBe(6);
});

test('no positions give no camera', () => {
  expect(cameraOn([], frame)).toBeUndefined();
});
