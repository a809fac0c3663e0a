const ROWS = [
  { key: 'login', name: 'log-in usable', aim: '1.1 / 1.2' },
  { key: 'home', name: 'log-in → home', aim: 1.5 },
  { key: 'reload', name: 'warm reload → home', aim: '1.3 / 1.25' },
  { key: 'numbers', name: 'the same, with its numbers', of: 'reload' },
  { key: 'first', name: 'first list', aim: 1.15 },
  { key: 'second', name: 'second list', aim: '1.2 / 1.0' },
  { key: 'kept', name: 'back to a kept tab, to the floor drawing it anew', of: 'again', aim: '0.6 / 0.5' },
  { key: 'click', name: 'a click, 98 of 100', aim: '40 ms / 100 ms' },
  { key: 'tasks', name: 'long tasks of sixteen clicks', aim: 0.8 },
  { key: 'many', name: 'log-in → home, 301 entries in the menu', aim: 1.5 },
]

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
const whole = (value) => String(Math.round(value))

export const tableOf = ({ full, slow, use, large, memory }) => {
  const cells = ({ floors, consoles }, { key, of = key }) => {
    const [base, time] = [median(floors.map((row) => row[of])), median(consoles.map((row) => row[key]))]
    return [whole(base), whole(time), (time / base).toFixed(2)]
  }
  const of = (key, rows = use) => whole(median(rows.map((row) => row[key])))
  const ofLarge = (key) => of(key, large)
  const shift = Math.max(...[...full.consoles, ...slow.consoles].map((row) => row.shift))
  const held = ({ heap, elements }) => `${heap.toFixed(1)} MB and ${elements} elements`
  const { files, size } = full.consoles.at(-1).loaded
  return [
    '| | floor ms | console ms | ratio | slowed: floor | console | ratio | aim |',
    '|---|--:|--:|--:|--:|--:|--:|--:|',
    ...ROWS.map((row) => `| ${[row.name, ...cells(full, row), ...cells(slow, row), row.aim ?? ''].join(' | ')} |`),
    '',
    `Interaction delay ${of('delay')} ms, longest task while going between kept pages ${of('task')} ms, layout shift ${shift.toFixed(3)}; language ${of('language')} ms; longest task of the theme ${of('theme')} ms, of the menu search ${of('search')} ms, on a list of 10,000 rows: scroll ${of('scroll')} ms, page ${of('page')} ms, filter ${of('filter')} ms; of a tree of 4,200: open ${ofLarge('treeOpen')} ms, search ${ofLarge('treeSearch')} ms, scroll ${ofLarge('treeScroll')} ms; of a page of 30 blocks: add ${ofLarge('blockAdd')} ms, type ${ofLarge('blockType')} ms, pick ${ofLarge('blockPick')} ms; of 200 SKUs: make ${ofLarge('skuRows')} ms, type ${ofLarge('skuType')} ms; of the picture matrix: open ${ofLarge('matrix')} ms. A decision by a key at the review desk: the next item after ${ofLarge('decide')} ms. Heap ${held(memory.after20)} after 20 screens, ${held(memory.after200)} after 200. Until home stands: ${files} files, ${whole(size)} kB.`,
  ].join('\n')
}
