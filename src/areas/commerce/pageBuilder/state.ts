import type { Subject } from '@/entities/commerce/subject'
import type { Block } from '@/entities/commerce/subjectBlock'
import { movedTo } from '@/kit/list/orderSteps'

export type Settings = Omit<
  Pick<Subject, 'title' | 'cover' | 'bgColor' | 'bgImage' | 'shareTitle' | 'shareImage' | 'startTime' | 'endTime'>,
  never
> & { pageType: number | undefined }

export interface PageContent {
  readonly settings: Settings
  readonly blocks: readonly Block[]
}

export interface BuilderState {
  readonly page: PageContent
  readonly past: readonly PageContent[]
  readonly future: readonly PageContent[]
  /** Id of the block whose properties are shown; undefined for the settings of the page. */
  readonly chosen: string | undefined
  /** Key and time of the last change. A change of the same key shortly after is merged into one step. */
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

export const MAX_STEPS = 50
export const MAX_BLOCKS = 30
/** Maximum pause in ms between changes merged into one step, such as the letters of a word. */
const PAUSE_MS = 1000

export const begin = (page: PageContent): BuilderState => ({
  page,
  past: [],
  future: [],
  chosen: undefined,
  last: undefined,
})

const placeOf = (page: PageContent, id: string | undefined): number => page.blocks.findIndex((block) => block.id === id)

/** Returns the state with another page as a new undo step, or merged into the last step if that has the same key. */
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

const turned = (state: BuilderState, page: PageContent, way: Pick<BuilderState, 'past' | 'future'>): BuilderState => ({
  ...way,
  page,
  chosen: placeOf(page, state.chosen) < 0 ? undefined : state.chosen,
  last: undefined,
})

/** Returns the state after an editor action. An action without a change is not a step. */
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

/** Returns the drop index for a height: before the first block whose middle is below it. */
export const placeAt = (y: number, blocks: readonly { top: number; bottom: number }[]): number => {
  const place = blocks.findIndex(({ top, bottom }) => y < (top + bottom) / 2)
  return place < 0 ? blocks.length : place
}

/** Returns the final index of a block moved before another one, after its removal from the old place. */
export const placeAfterMove = (from: number, before: number): number => (before > from ? before - 1 : before)
