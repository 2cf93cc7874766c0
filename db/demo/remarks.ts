/** What people write beside a print. */
export const notes: readonly string[] = [
  'Came out clean, no stringing at all.',
  'Second try with 5 mm brim, the corners stay down now.',
  'Scaled to 102 % in Z, otherwise the lid sits too tight.',
  'First layer a little too low, live-Z raised by 0.02 mm afterwards.',
  '0.6 mm nozzle next time, this took far too long.',
  'Dried the spool for six hours before, makes a clear difference.',
  'Slight ringing on the X face; check the belt tension.',
  'Three perimeters and 25 % gyroid are plenty for this part.',
  'Seam moved to the rear edge.',
  'Threads need half a turn with oil, then they run smoothly.',
  'Supports from the build plate only. They came off in one piece.',
  'Printed for a colleague.',
  'Holes are 0.2 mm too small for M3, drilled them out.',
  'Surface looks much better with the textured sheet.',
  'Ironing on the top layer: worth the extra twenty minutes.',
]

/** Why a print was lost, and how far it got then: from, to, in percent. */
export const failures: readonly { readonly reason: string; readonly progress: readonly [number, number] }[] = [
  { reason: 'Did not stick to the bed', progress: [1, 12] },
  { reason: 'First layer peeled off at a corner', progress: [3, 20] },
  { reason: 'Spaghetti, part came loose', progress: [25, 85] },
  { reason: 'Nozzle clogged', progress: [10, 80] },
  { reason: 'Layer shift in Y', progress: [15, 90] },
  { reason: 'Filament ran out', progress: [40, 97] },
  { reason: 'Filament tangled on the spool', progress: [20, 90] },
  { reason: 'Heavy warping', progress: [30, 75] },
  { reason: 'Thermal runaway protection stopped the printer', progress: [5, 60] },
  { reason: 'Power cut', progress: [10, 95] },
]

export const cancellations: readonly string[] = [
  'Wrong filament loaded',
  'Forgot the supports',
  'Wrong scale',
  'Stringing too heavy, dry the spool first',
  'Sliced with the wrong profile',
]

export const partialReasons: readonly string[] = [
  'One piece came loose, the others are fine',
  'Top layer rough, usable',
  'Layer shift near the top, cut to length',
  'Supports fused to the part, one clip broken',
]

/** What others write below a print, and what its owner may answer. */
export const comments: readonly { readonly text: string; readonly reply: string }[] = [
  { text: 'Looks great! Which layer height did you use?', reply: 'Thanks! 0.2 mm, nothing special.' },
  { text: 'Exactly what I was looking for, thank you.', reply: 'Glad it helps.' },
  { text: 'How long did it take in the end?', reply: 'About as long as the slicer said, for once.' },
  { text: 'Did you need supports for this?', reply: 'No supports, it prints as it lies.' },
  { text: 'I printed the same one. It is a bit tight, 101 % helped.', reply: 'Good to know, I will try that.' },
  { text: 'Nice colour. Is that the one with the matte finish?', reply: 'Yes. It hides the layers well.' },
  { text: 'What bed temperature do you use for this material?', reply: 'What it says on the spool, plus five degrees.' },
  { text: 'Mine broke along the layer lines after a month.', reply: 'So far so good here; four perimeters.' },
  { text: 'The first layer looks perfect. Textured sheet?', reply: 'Yes, the textured sheet, and a bit of patience.' },
  { text: 'Saved, that is my project for the weekend.', reply: 'Have fun, and show us a picture.' },
]
