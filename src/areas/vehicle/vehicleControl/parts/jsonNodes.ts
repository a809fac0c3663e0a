import { parseJson } from '@/lib/json'

export interface JsonNode {
  /** Such as `$.data.0.vin`. */
  path: string
  /** Key or index; '' for the root. */
  name: string
  kind: 'record' | 'list' | 'value'
  /** Value as JSON; for a list or record that is nested too deeply, its whole content. */
  text: string
  children: readonly JsonNode[]
}

/** Depth from which nested content is shown as text. */
const MAX_DEPTH = 30

type Body =
  | { kind: 'none' }
  | { kind: 'json'; value: unknown }
  | { kind: 'text'; text: string }
  | { kind: 'binary'; bytes: number }

const DATA = /^data:[^,]*;base64,(.*)$/s
/** Control characters, which no text contains. */
// oxlint-disable-next-line no-control-regex -- these distinguish bytes from text
const BYTES = /[\u0000-\u0008\u000e-\u001f\ufffd]/

/** Classifies a logged body: a value, JSON text, other text, or bytes, of which only the number is shown. */
export const bodyOf = (raw: unknown): Body => {
  if (raw === undefined || raw === null || raw === '') return { kind: 'none' }
  if (typeof raw !== 'string') return { kind: 'json', value: raw }
  const data = DATA.exec(raw)
  if (data) return { kind: 'binary', bytes: Math.floor(((data[1] ?? '').replace(/=+$/, '').length * 3) / 4) }
  if (BYTES.test(raw)) return { kind: 'binary', bytes: new TextEncoder().encode(raw).length }
  try {
    return { kind: 'json', value: parseJson(raw) }
  } catch {
    return { kind: 'text', text: raw }
  }
}

export const nodesOf = (value: unknown, name = '', path = '$', depth = 0): JsonNode => {
  const isDeep = depth >= MAX_DEPTH
  if (typeof value !== 'object' || value === null || isDeep)
    return { path, name, kind: 'value', text: JSON.stringify(value) ?? 'null', children: [] }
  return {
    path,
    name,
    kind: Array.isArray(value) ? 'list' : 'record',
    text: '',
    children: Object.entries(value).map(([key, one]) => nodesOf(one, key, `${path}.${key}`, depth + 1)),
  }
}

/** Returns the paths of lists and records down to a depth, which are initially expanded. */
export const pathsTo = (node: JsonNode, depth: number): string[] =>
  depth <= 0 || node.kind === 'value' ? [] : [node.path, ...node.children.flatMap((one) => pathsTo(one, depth - 1))]

/**
 * Returns the number of nodes whose key or value contains a word, case-insensitive, and the paths of their ancestors,
 * to be expanded.
 */
export const matchesIn = (node: JsonNode, word: string): { count: number; open: Set<string> } => {
  const needle = word.trim().toLowerCase()
  const open = new Set<string>()
  if (needle === '') return { count: 0, open }
  const walk = (one: JsonNode): number => {
    const own = one.name.toLowerCase().includes(needle) || one.text.toLowerCase().includes(needle) ? 1 : 0
    const below = one.children.reduce((sum, child) => sum + walk(child), 0)
    if (below > 0) open.add(one.path)
    return own + below
  }
  return { count: walk(node), open }
}
