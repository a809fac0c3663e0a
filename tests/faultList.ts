import type { Bend } from '../mocks/core/bend'
import type { Fault } from '../mocks/core/control'

export interface Wrong {
  name: string
  does: Omit<Fault, 'path' | 'token' | 'only'> | 'offline'
  /** True if an affected call fails. It must then be reported exactly once. */
  fails: boolean
  /** True if it can affect a save or an export. Some bend reads only. */
  writes: boolean
}

const HTML = '<!doctype html><html><body><div id="root">Bad Gateway</div></body></html>'
const LONG = 'x'.repeat(10_000)
const STATUSES = [400, 403, 404, 405, 408, 409, 413, 415, 422, 429, 431, 500, 501, 502, 503, 504] as const

const fails = (name: string, does: Wrong['does'], writes = true): Wrong => ({ name, does, fails: true, writes })
const passes = (name: string, does: Wrong['does'], writes = true): Wrong => ({ name, does, fails: false, writes })
const bends = (...names: Bend[]): Wrong[] =>
  names.map((bend) => passes(bend, { kind: 'bend', bend }, /^data|^code/.test(bend)))
const raw = (body: string, more: Partial<Fault> = {}) => ({ kind: 'raw', body, ...more }) as const

/** Failures with a server message, unique each time so that no toast is suppressed as a duplicate. */
const refused: Wrong[] = [
  fails('F-55 code 500', { kind: 'code', code: 500, message: '服务器拒绝了 #' }),
  fails('F-55 code 500 in msg', { kind: 'code', code: 500, msg: '服务器拒绝了 #' }),
  ...STATUSES.map((status) =>
    fails(`F-79 HTTP ${status}`, { kind: 'code', status, code: status, message: `HTTP ${status} #` }),
  ),
  fails('F-57 a message of HTML', { kind: 'code', code: 500, message: '<img src=x onerror="throw 1"><b>粗</b> #' }),
  fails('F-57 a message of 10 kB', { kind: 'code', code: 500, message: `# ${LONG}` }),
  fails('F-57 a stack trace', {
    kind: 'code',
    code: 500,
    message: `# ${'at com.example.Service.run(Service.java:42)\n'.repeat(40)}`,
  }),
  ...[0, 202, 204, 301, 'ok', '200', true].map((code) =>
    fails(`F-58 code ${JSON.stringify(code)}`, { kind: 'code', code, message: '不算成功 #', data: null }),
  ),
]

const wordless: Wrong[] = [
  fails('F-56 code 500 without message', { kind: 'code', code: 500 }),
  fails('F-57 a message that is an object', { kind: 'code', code: 500, message: { a: 1 } }),
  fails('F-57 a message that is a list', { kind: 'code', code: 500, message: ['a'] }),
  fails('F-57 a message that is a number', { kind: 'code', code: 500, message: 7 }),
  fails('F-58 code null', { kind: 'code', code: null, data: { records: [{ id: 1 }], total: 1 } }),
  fails('F-58 no code', raw('{"data":{"records":[{"id":1}],"total":1}}')),
  fails('F-60 HTTP 201 without body', raw('', { status: 201 })),
  fails('F-60 HTTP 204', raw('', { status: 204 })),
  fails('F-61 empty', raw('')),
  fails('F-62 null', raw('null')),
  fails('F-64 cut JSON', raw('{"code":200,"data":{"total":2,"records":[{"id":"1","name":"半"},{"id')),
  fails('F-65 a list', raw('[]')),
  fails('F-65 a text', raw('"OK"')),
  fails('F-65 a number', raw('200')),
  fails('F-65 no JSON', raw("{code:200,'data':[]}")),
  fails('F-65 HTML with 200', raw(HTML, { type: 'text/html' })),
  fails('F-79 HTML with 502', raw(HTML, { type: 'text/html', status: 502 })),
  fails('F-79 nothing with 500', raw('', { status: 500 })),
  fails('F-66 GBK', { kind: 'wire', wire: 'gbk' }),
  fails('F-84 broken gzip', { kind: 'wire', wire: 'brokenGzip' }),
  fails('F-84 wrong content-length', { kind: 'wire', wire: 'tooShort' }),
  fails('F-84 invalid chunk', { kind: 'wire', wire: 'badChunk' }),
  fails('F-94 reset', { kind: 'reset' }),
  fails('F-94 reset in the body', { kind: 'cut' }),
  fails('F-90 offline', 'offline'),
]

const odd: Wrong[] = [
  ...bends(
    'code201',
    'code510',
    'codeOK',
    'dataNull',
    'dataMissing',
    'dataText',
    'dataNumber',
    'dataList',
    'dataObject',
    'listNull',
    'listObject',
    'listText',
    'listEmpty',
    'totalMissing',
    'totalText',
    'totalNegative',
    'totalNull',
    'totalHuge',
    'totalWord',
    'rowsMixed',
    'rowsWithoutIds',
    'rowsDoubled',
    'idsHuge',
    'idsAsNumbers',
    'valuesNull',
    'valuesMissing',
    'valuesEmpty',
    'valuesObjects',
    'valuesLists',
    'valuesNumbers',
    'valuesTexts',
    'valuesTrue',
    'allNull',
    'statesUnknown',
    'datesOdd',
    'amountsOdd',
    'propsHostile',
    'unknownFields',
  ),
  passes('F-66 byte order mark', { kind: 'wire', wire: 'bom' }),
  passes('F-66 UTF-16 with its mark', { kind: 'wire', wire: 'utf16' }),
  passes('F-85 under text/plain', { kind: 'wire', wire: 'asText' }, false),
  passes('F-85 under text/html', { kind: 'wire', wire: 'asHtml' }, false),
  passes('F-87 drop by drop', { kind: 'wire', wire: 'drip' }),
  passes('F-87 slow', { kind: 'slow', delay: 400 }),
  passes('F-88 never', { kind: 'never' }),
]

export const WRONGS: readonly Wrong[] = Array.from({
  length: Math.max(refused.length, wordless.length, odd.length),
}).flatMap((_, at) => [wordless[at], refused[at], odd[at]].filter((one) => one !== undefined))
