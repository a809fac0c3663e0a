import { Button, Form as AntForm } from 'antd'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { Since } from '@/api/call'
import type { SendOptions } from '@/api/client'
import { isChanged } from '@/api/error'
import { notify } from '@/api/notices'
import { cell } from '@/api/refs'
import { changesOf } from '@/lib/changes'
import { formatTime } from '@/lib/time'
import { type TextKey, useT } from '@/locales'
import { CANCELLED } from '../data/useAction'
import { useLatest } from '../data/useLatest'
import { Panel } from '../dialog/dialog'
import { useLeave } from '../page/back'
import { useScreen } from '../page/screen'
import { WithPhone } from '../show/WithPhone'
import { ChangedMeanwhile, type Newer, useChanged } from './changed'
import { type FormApi, FormBody, useForm } from './Form'
import { FormFoot } from './FormFoot'
import { FootPlace } from './FormTurn'
import { type ConfirmationOf, useConfirmFirst } from './useConfirmFirst'
import { useClosing } from './useClosing'
import { useSecondStep } from './useSecondStep'

/** A panel is never wider than the window. */
export const WHOLE_WIDTH = 10_000

/** What a form is about: the record that it changes, as it was read. */
interface Kept {
  id: string
  updateTime?: string
}
/** A save besides what is sent: the values as the form has them, and whether what publishes was pressed. */
interface Saving<V> {
  values: V
  publishing: boolean
}
type Save<I, V> = (input: I, options: SendOptions, saving: Saving<V>) => Promise<unknown>
/** What is sent of the values, where that is not the values themselves. */
type Sent<V, I> = [V] extends [I] ? { input?: (values: V) => I } : { input: (values: V) => I }

interface FormParts<V extends object, I extends object> {
  /** What it makes or changes, in a word: with the id of the record, drafts are kept under it. */
  name: string
  /** Values that no draft holds. */
  secret?: readonly (keyof V & string)[]
  /** The record that is changed; undefined for what is new. */
  row: Kept | undefined
  /** What is new begins so; of a record what its form shows. */
  initial: Partial<V>
  /** What is new answers its id, alone or in a record, so that another try changes what the first one made. */
  create?: Save<I, V>
  /** Reads the record as it is now, where an update may be refused since somebody else saved it: then it is asked what is to become of it. */
  read?: (of: { id: string }, options: SendOptions, saving: Saving<V>) => Promise<Newer | undefined>
  /** A second way to save, which does more with what was saved: puts it on the shelf, publishes it, or leads on to something else. */
  publish?: Publishing<V> | false
  /** Told once it is saved. */
  done?: string
  /** Leads on once it is saved, and whether it is published too; without it the page is left for its list. False: it stays. */
  onSaved?: (id: string, published: boolean) => unknown
  /** It may be saved unfinished. */
  draft?: boolean
  /** A record that is there is saved by itself every minute, as far as it is right; above the fields is said when. */
  autosave?: boolean
  /** Steps follow the one in sight: the primary button leads on to the next (`FormTurn`). */
  ahead?: boolean
  /** What its button says where to save is to do more: to apply, to carry out. */
  saveText?: TextKey
  /** Asked before it is saved, where what was typed calls for it; faults of the form are told first. The button says what the pressed one said, unless the question says otherwise. */
  ask?: ConfirmationOf<V>
  /** How it looks on a phone, by what stands in the form. */
  phone?: (values: Partial<V>) => ReactNode
  /** Only shows: there is nothing to save. */
  readOnly?: boolean
  /** Stands in a panel over its list, as wide as the window, instead of on a page. */
  panel?: FormScreenPanel
  children: ReactNode | ((api: FormApi<V>) => ReactNode)
}
type FormScreenProps<V extends object, I extends object> = FormParts<V, I> &
  Sent<V, I> &
  (
    | {
        /** Sends what was changed, and where `read` is given the time it was read at, or `force`. */
        update?: Save<{ id: string } & Partial<I> & Since, V>
        whole?: undefined
      }
    | {
        update: Save<{ id: string } & I & Since, V>
        /** Sends all there is, whatever was changed. */
        whole: true
      }
  )
/** The same, of either kind. */
interface AnyForm<V extends object, I extends object> extends FormParts<V, I> {
  input?: (values: V) => I
  update?: Save<{ id: string } & I & Since, V>
  whole?: boolean
  reload: () => void
}
/** The panel around a form that also is a page. */
export interface FormScreenPanel {
  title: string
  /** As wide as the window, where it is not given. */
  width?: number
  onClose: () => void
}
interface Publishing<V> {
  label: TextKey
  /**
   * What follows once it is saved. Where that is refused it stays saved, one warning says why it is not out (`useSecondStep`), and the form stays, as that of
   * what was saved. Called off, it was saved alone.
   */
  run?: (id: string, options: SendOptions) => Promise<unknown>
  done?: string
  ask?: ConfirmationOf<V>
}
/** The form tells what its own calls failed of. */
const QUIET: SendOptions = { quiet: true }

/**
 * A form as a page: its fields, beside them its preview in a phone; at a foot that stays in sight the way out, save and what publishes. It owns the life of
 * its record: what was changed, since when, what is to become of it where somebody else saved meanwhile. Each failure is told once: under the fields that it
 * names, or as a toast. What was saved and not published says so, and why.
 */
export const FormScreen = <V extends object, I extends object = V>(props: FormScreenProps<V, I>) => {
  const [turn, setTurn] = useState(0)
  // Its update takes what the kind of form sends.
  const form = { ...props, reload: () => setTurn(turn + 1) } as AnyForm<V, I>
  return <OpenForm key={turn} {...form} />
}

/** What a record is sent as, and what of it. */
const useSaves = <V extends object, I extends object>({
  row,
  initial,
  input = (values: V) => values as unknown as I, // which they are where it is not given
  create,
  update,
  whole,
  read,
}: Pick<AnyForm<V, I>, 'row' | 'initial' | 'input' | 'create' | 'update' | 'whole' | 'read'>) => {
  const { send, ...changed } = useChanged()
  const id = useRef(row?.id)
  /** What was sent last, of the row that was known then. */
  const saved = useRef<{ row: Kept | undefined; sent: I }>(undefined)
  const save = async (saving: Saving<V>): Promise<unknown> => {
    const sent = input(saving.values)
    const known = id.current
    if (known === undefined) {
      const made = await create?.(sent, QUIET, saving)
      if (made === CANCELLED) return made
      const given = cell('id', made)
      id.current = typeof given === 'string' ? given : ''
    } else {
      const last = saved.current?.row === row ? saved.current : undefined
      // Its own save is no one else's: until the row is read again, its time is asked for.
      const now = last && read ? await read({ id: known }, QUIET, saving).catch(() => undefined) : row
      // What was read of a record is whole.
      const what = whole ? sent : changesOf(last?.sent ?? input(initial as V), sent)
      const answer = await send(
        // All of it, or of a form whose update takes that, some.
        (force) =>
          update?.(
            { id: known, ...(what as I), ...(read && { updateTime: now?.updateTime }), ...force },
            QUIET,
            saving,
          ),
        read && (() => read({ id: known }, QUIET, saving)),
      )
      if (answer === CANCELLED) return answer
    }
    saved.current = { row, sent }
    return undefined
  }
  return { id, save, changed }
}

const OpenForm = <V extends object, I extends object>({
  name,
  row,
  initial,
  secret,
  publish,
  done,
  onSaved,
  draft = false,
  autosave = false,
  ahead = false,
  saveText,
  ask,
  phone,
  readOnly = false,
  reload,
  panel,
  children,
  ...saves
}: AnyForm<V, I>) => {
  const t = useT()
  const leavePage = useLeave()
  const leave = panel?.onClose ?? leavePage
  const saveLabel = saveText ?? (draft ? 'kit.saveDraft' : 'kit.save')
  const [turns, setTurns] = useState<HTMLElement | null>(null)
  const publishes = useRef(false)
  const end = useRef<'saved' | 'published' | 'refused'>('saved')
  const { setQuery } = useScreen()
  const { id, save: send, changed } = useSaves<V, I>({ row, initial, ...saves })
  const secondStep = useSecondStep()
  const overrun = useRef(false)
  /** Stays with what was saved; what was new is that of the address from now on. */
  const keepOpen = () => {
    if (!row) setQuery({ id: id.current, edit: '1', copyId: undefined, templateId: undefined })
    return false
  }
  const api = useForm<V>({
    name: `${name}.${row?.id ?? 'new'}`,
    initial,
    secret,
    save: async (values) => {
      const answer = await send({ values, publishing: publishes.current })
      if (answer === CANCELLED) return answer
      overrun.current = false
      // What was made without a word of its id is saved, and published from its list.
      publishes.current &&= id.current !== ''
      end.current = 'saved'
      if (!publishes.current || !publish) return undefined
      const { run, done: told } = publish
      const out = run ? await secondStep(() => run(id.current ?? '', QUIET), told) : true
      if (out !== CANCELLED) end.current = out ? 'published' : 'refused'
      return undefined
    },
    leave: () => {
      const isOut = end.current === 'published'
      const told = (isOut && publish && publish.done) || done
      if (told && end.current !== 'refused') notify('success', told)
      if (end.current === 'refused' && !panel) return keepOpen()
      return onSaved ? onSaved(id.current ?? '', isOut) : leave()
    },
  })
  const savedAt = useAutosave(api, autosave && row !== undefined, overrun, (values) =>
    send({ values, publishing: false }),
  )
  const { askFirst, asking } = useConfirmFirst(api)
  const start = (publishing: boolean) => {
    const go = () => {
      publishes.current = publishing
      if (draft && !publishing) api.submitUnfinished()
      else api.submit()
    }
    const asks = publishing ? publish && publish.ask : ask
    if (!asks) return go()
    const okText = t(publishing && publish ? publish.label : saveLabel)
    return void askFirst(async (values) => {
      const question = await asks(values)
      return question && { okText, ...question }
    }, go)
  }
  const { close, question } = useClosing(api, panel?.title ?? '', leave)
  const fields = <FootPlace value={turns}>{typeof children === 'function' ? children(api) : children}</FootPlace>
  const main = ahead ? 'next' : publish && draft ? 'publish' : 'save'
  const save = (
    <Button type={main === 'save' ? 'primary' : 'default'} loading={api.busy} onClick={() => start(false)}>
      {t(saveLabel)}
    </Button>
  )
  const publishButton = publish && (
    <Button type={main === 'publish' ? 'primary' : 'default'} loading={api.busy} onClick={() => start(true)}>
      {t(publish.label)}
    </Button>
  )
  const body = (
    <>
      <FormBody {...api.body} onFinish={() => start(false)} disabled={readOnly}>
        {autosave && row && (
          <p className="quiet" role="status">
            {api.dirty
              ? t('shell.unsaved')
              : t('kit.savedAt', {
                  time:
                    savedAt === undefined ? formatTime(row.updateTime, 'MM-DD HH:mm') : formatTime(savedAt, 'HH:mm'),
                })}
          </p>
        )}
        {phone ? (
          <Previewed phone={phone} initial={initial}>
            {fields}
          </Previewed>
        ) : (
          fields
        )}
        {!readOnly && (
          <FormFoot>
            <Button onClick={panel ? close : leave}>{t('kit.cancel')}</Button>
            {main === 'save' ? publishButton : save}
            <span ref={setTurns} className="form-turn" />
            {main === 'save' ? save : publishButton}
          </FormFoot>
        )}
      </FormBody>
      {asking}
      {saves.read && (
        <ChangedMeanwhile
          of={changed}
          submit={draft && !publishes.current ? api.submitUnfinished : api.submit}
          saveDraft={api.saveDraft}
          reload={reload}
        />
      )}
    </>
  )
  if (!panel) return body
  return (
    <Panel open title={panel.title} width={panel.width ?? WHOLE_WIDTH} onClose={close}>
      {body}
      {question}
    </Panel>
  )
}

const AUTOSAVE_MS = 60_000
/** Saves a form by itself while it is in front; once it was `overrun`, as somebody else had saved its record, only after the next save by hand. Returns when it did last, in ms. */
const useAutosave = <V extends object>(
  api: FormApi<V>,
  on: boolean,
  overrun: RefObject<boolean>,
  send: (values: V) => Promise<unknown>,
): number | undefined => {
  const [at, setAt] = useState<number>()
  const save = useLatest(async () => {
    if (overrun.current || api.busy || !navigator.onLine) return
    const isSaved = await api.saveQuietly((values) =>
      send(values).catch((error: unknown) => {
        overrun.current = isChanged(error)
        throw error
      }),
    )
    if (isSaved) setAt(Date.now())
  })
  useEffect(() => {
    if (!on) return undefined
    const timer = setInterval(() => void save(), AUTOSAVE_MS)
    return () => clearInterval(timer)
  }, [on, save])
  return at
}

/** Fields beside what they look like, rendered anew with each of them. */
const Previewed = <V extends object>({
  phone,
  initial,
  children,
}: {
  phone: (values: Partial<V>) => ReactNode
  initial: Partial<V>
  children: ReactNode
}) => {
  const form = AntForm.useFormInstance<V>()
  const values: Partial<V> | undefined = AntForm.useWatch((all: V) => all, { form, preserve: true })
  return <WithPhone phone={phone(values ?? initial)}>{children}</WithPhone>
}
