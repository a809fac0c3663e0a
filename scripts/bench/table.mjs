/** The rows of the table: what the console's time is divided by, and the ratio it aims at. */
const ROWS = [
  { key: 'login', name: 'log-in usable', aim: 1.3 },
  { key: 'home', name: 'log-in → home', aim: 1.6 },
  { key: 'reload', name: 'warm reload → home', aim: 1.35 },
  { key: 'numbers', name: 'the same, with its numbers', of: 'reload' },
  { key: 'first', name: 'first list', aim: 1.15 },
  { key: 'second', name: 'second list' },
  { key: 'again', name: 'repeated list', aim: 1.25 },
  { key: 'kept', name: 'back to a kept tab, to the repeated list', aim: 0.7, own: 'again' },
]

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
const whole = (value) => String(Math.round(value))

/** The medians of all rounds as a table of Markdown with a line of figures under it. */
export const tableOf = ({ full, slow, use, memory }) => {
  const cells = ({ floors, consoles }, { key, of = key, own }) => {
    const [base, time] = [
      median((own ? consoles : floors).map((row) => row[own ?? of])),
      median(consoles.map((row) => row[key])),
    ]
    return [whole(base), whole(time), (time / base).toFixed(2)]
  }
  const of = (key) => whole(median(use.map((row) => row[key])))
  const shift = Math.max(...[...full.consoles, ...slow.consoles].map((row) => row.shift))
  const held = ({ heap, nodes }) => `${heap.toFixed(1)} MB and ${nodes} nodes`
  return [
    '| | floor ms | console ms | ratio | slowed: floor | console | ratio | aim |',
    '|---|--:|--:|--:|--:|--:|--:|--:|',
    ...ROWS.map((row) => `| ${[row.name, ...cells(full, row), ...cells(slow, row), row.aim ?? ''].join(' | ')} |`),
    '',
    `Interaction delay ${of('delay')} ms, longest task while going between kept pages ${of('task')} ms, layout shift ${shift.toFixed(3)}; language ${of('language')} ms; longest task of the theme ${of('theme')} ms, of the menu search ${of('search')} ms, on a list of 10,000 rows: scroll ${of('scroll')} ms, page ${of('page')} ms, filter ${of('filter')} ms. Heap ${held(memory.after20)} after 20 screens, ${held(memory.after100)} after 100.`,
  ].join('\n')
}
