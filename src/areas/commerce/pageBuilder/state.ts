import type { Subject } from '@/entities/commerce/subject'
import type { Block } from '@/entities/commerce/subjectBlock'
import { movedTo } from '@/kit/list/orderSteps'

/** What a page is besides its blocks. */
export type Settings = Omit<
  Pick<Subject, 'title' | 'cover' | 'bgColor' | 'bgImage' | 'shareTitle' | 'shareImage' | 'startTime' | 'endTime'>,
  never
> & { pageType: number | undefined }

/** A whole page: what is saved, and what an undo goes back to. */
export interface PageContent {
  readonly settings: Settings
  readonly blocks: readonly Block[]
}

export interface BuilderState {
  readonly page: PageContent
  /** The pages before this one, the last at the end, and those that were undone, the next at the end. */
  readonly past: readonly PageContent[]
  readonly future: readonly PageContent[]
  /** The id of the block whose properties are shown; none: the settings of the page. */
  readonly chosen: string | undefined
  /** What was changed last and when: the next change of the same thing right after it is the same step. */
  readonly last: { readonly what: string; readonly at: number } | undefined
}

export type Act =
  | { do: 'settings'; change: Partial<Settings>; at: number }
  | { do: 'edit'; id: string; what: string; change: (block: Block) => Block; at: number }
  | { do: 'add'; block: Block; place: number }
  | { do: 'move'; id: string; place: number }
  | { do: 'remove'; id: string }
  | { do: 'choose'; id: string | undefined }
  | { do: 'undo' }
  | { do: 'redo' }
  | { do: 'load'; page: PageContent }

/** So many steps can be undone. */
export const MAX_STEPS = 50
/** So many blocks a page may have. */
export const MAX_BLOCKS = 30
/** Changes of one thing with less between them, in ms, are one step: the letters of a word. */
const PAUSE_MS = 1000

export const begin = (page: PageContent): BuilderState => ({
  page,
  past: [],
  future: [],
  chosen: undefined,
  last: undefined,
})

const placeOf = (page: PageContent, id: string | undefined): number => page.blocks.findIndex((block) => block.id === id)

/** The state with another page, as a step of its own, or as one with the change right before it. */
const stepped = (
  state: BuilderState,
  page: PageContent,
  { what, at, chosen = state.chosen }: { what?: string; at?: number; chosen?: string } = {},
): BuilderState => {
  const isSame =
    what !== undefined &&
    at !== undefined &&
    state.last?.what === what &&
    at - state.last.at < PAUSE_MS &&
    state.past.length > 0
  return {
    page,
    past: isSame ? state.past : [...state.past, state.page].slice(-MAX_STEPS),
    future: [],
    chosen,
    last: what !== undefined && at !== undefined ? { what, at } : undefined,
  }
}

/** The state on another page of the history; a block that is not there is not chosen. */
const turned = (state: BuilderState, page: PageContent, way: Pick<BuilderState, 'past' | 'future'>): BuilderState => ({
  ...way,
  page,
  chosen: placeOf(page, state.chosen) < 0 ? undefined : state.chosen,
  last: undefined,
})

/** What becomes of a page by what its editor does. Whatever does not change anything is no step. */
export const reduce = (state: BuilderState, act: Act): BuilderState => {
  const { page, past, future } = state
  switch (act.do) {
    case 'settings': {
      const isSame = Object.entries(act.change).every(([key, value]) => Reflect.get(page.settings, key) === value)
      if (isSame) return state
      const what = `settings ${Object.keys(act.change).join()}`
      return stepped(state, { ...page, settings: { ...page.settings, ...act.change } }, { what, at: act.at })
    }
    case 'edit': {
      const place = placeOf(page, act.id)
      const before = page.blocks[place]
      const block = before && act.change(before)
      if (!block || block === before) return state
      return stepped(
        state,
        { ...page, blocks: page.blocks.with(place, block) },
        { what: `${act.id} ${act.what}`, at: act.at },
      )
    }
    case 'add': {
      if (page.blocks.length >= MAX_BLOCKS) return state
      const place = Math.max(0, Math.min(act.place, page.blocks.length))
      return stepped(state, { ...page, blocks: page.blocks.toSpliced(place, 0, act.block) }, { chosen: act.block.id })
    }
    case 'move': {
      const from = placeOf(page, act.id)
      const to = Math.max(0, Math.min(act.place, page.blocks.length - 1))
      if (from < 0 || from === to) return state
      return stepped(state, { ...page, blocks: movedTo(page.blocks, from, to) }, { chosen: act.id })
    }
    case 'remove': {
      const place = placeOf(page, act.id)
      if (place < 0) return state
      const blocks = page.blocks.toSpliced(place, 1)
      const next = stepped(state, { ...page, blocks })
      return { ...next, chosen: state.chosen === act.id ? (blocks[place] ?? blocks.at(-1))?.id : state.chosen }
    }
    case 'choose':
      return act.id === state.chosen ? state : { ...state, chosen: act.id, last: undefined }
    case 'undo': {
      const before = past.at(-1)
      return before ? turned(state, before, { past: past.slice(0, -1), future: [...future, page] }) : state
    }
    case 'redo': {
      const after = future.at(-1)
      return after ? turned(state, after, { past: [...past, page], future: future.slice(0, -1) }) : state
    }
    case 'load':
      return begin(act.page)
  }
}

/** Which place something comes to when it is dropped at a height: before the first block whose middle is below that. */
export const placeAt = (y: number, blocks: readonly { top: number; bottom: number }[]): number => {
  const place = blocks.findIndex(({ top, bottom }) => y < (top + bottom) / 2)
  return place < 0 ? blocks.length : place
}

/** Where a block that is moved before the one at a place comes to stand, once it is no longer where it was. */
export const placeAfterMove = (from: number, before: number): number => (before > from ? before - 1 : before)
