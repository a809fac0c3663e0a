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

export const WHOLE_WIDTH = 10_000

interface Kept {
  id: string
  updateTime?: string
}
interface Saving<V> {
  values: V
  publishing: boolean
}
type Save<I, V> = (input: I, options: SendOptions, saving: Saving<V>) => Promise<unknown>
type Sent<V, I> = [V] extends [I] ? { input?: (values: V) => I } : { input: (values: V) => I }

interface FormParts<V extends object, I extends object> {
  /** Name of the record type; drafts are stored under it and the record id. */
  name: string
  secret?: readonly (keyof V & string)[]
  /** Record to be changed; undefined for a new one. */
  row: Kept | undefined
  initial: Partial<V>
  /** Resolves to the new id, alone or in a record, so that a retry updates the record already created. */
  create?: Save<I, V>
  /**
   * Loads the current record if an update was rejected because somebody else saved it. The user then resolves the
   * conflict.
   */
  read?: (of: { id: string }, options: SendOptions, saving: Saving<V>) => Promise<Newer | undefined>
  /** Additional save button that also publishes the record or continues with something else. */
  publish?: Publishing<V> | false
  done?: string
  /** Navigates after the save, with the publication state; by default the list opens. Returns false if the page stays. */
  onSaved?: (id: string, published: boolean) => unknown
  /** The save button also saves an unfinished record. The primary button is then that of `publish`, if given. */
  draft?: boolean
  /**
   * Saves an existing record every minute while its input is valid. The time of the last save is shown above the
   * fields.
   */
  autosave?: boolean
  /** True if steps follow: the primary button moves to the next (`FormTurn`). */
  ahead?: boolean
  saveText?: TextKey
  ask?: ConfirmationOf<V>
  phone?: (values: Partial<V>) => ReactNode
  readOnly?: boolean
  panel?: FormScreenPanel
  children: ReactNode | ((api: FormApi<V>) => ReactNode)
}
type FormScreenProps<V extends object, I extends object> = FormParts<V, I> &
  Sent<V, I> &
  (
    | {
        /** Sends the changes and, if `read` is given, the time of the loaded version or `force`. */
        update?: Save<{ id: string } & Partial<I> & Since, V>
        whole?: undefined
      }
    | {
        /** Sends all values, changed or not. */
        update: Save<{ id: string } & I & Since, V>
        whole: true
      }
  )
interface AnyForm<V extends object, I extends object> extends FormParts<V, I> {
  input?: (values: V) => I
  update?: Save<{ id: string } & I & Since, V>
  whole?: boolean
  reload: () => void
}
export interface FormScreenPanel {
  title: string
  width?: number
  onClose: () => void
}
interface Publishing<V> {
  label: TextKey
  /**
   * Runs after the save. If it is rejected, the record stays saved, one warning shows the reason (`useSecondStep`),
   * and the form stays open for the saved record. If the user cancels it, the record is only saved.
   */
  run?: (id: string, options: SendOptions) => Promise<unknown>
  done?: string
  ask?: ConfirmationOf<V>
}
const QUIET: SendOptions = { quiet: true }

/**
 * Form page with its fields, a phone preview, and a sticky footer with cancel, save and publish. Manages the record:
 * changes, version, and conflicts with saves by somebody else. Each failure is shown once: below its fields or as a
 * toast. A record that was saved but not published shows that and the reason.
 */
export const FormScreen = <V extends object, I extends object = V>(props: FormScreenProps<V, I>) => {
  const [resetKey, setResetKey] = useState(0)
  // The update accepts what this kind of form sends.
  const form = { ...props, reload: () => setResetKey(resetKey + 1) } as AnyForm<V, I>
  return <OpenForm key={resetKey} {...form} />
}

const useSaves = <V extends object, I extends object>({
  row,
  initial,
  input = (values: V) => values as unknown as I, // The types are identical if `input` is not given.
  create,
  update,
  whole,
  read,
}: Pick<AnyForm<V, I>, 'row' | 'initial' | 'input' | 'create' | 'update' | 'whole' | 'read'>) => {
  const { send, ...changed } = useChanged()
  const id = useRef(row?.id)
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
      // The form's own save must not count as a conflict, so load the current time until the row is reloaded.
      const now = last && read ? await read({ id: known }, QUIET, saving).catch(() => undefined) : row
      // A loaded record is complete.
      const what = whole ? sent : changesOf(last?.sent ?? input(initial as V), sent)
      const answer = await send(
        // Complete, or partial for a form whose update accepts that.
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
  /** Stays on the saved record; a new one is written to the address. */
  const keepOpen = () => {
    if (!row) setQuery({ id: id.current, mode: 'edit', copyId: undefined, templateId: undefined })
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
      // A record created without a returned id is saved and can be published from its list.
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
  const { confirmFirst, confirmation, busy } = useConfirmFirst(api)
  const start = (publishing: boolean) => {
    const go = () => {
      publishes.current = publishing
      if (draft && !publishing) api.submitUnfinished()
      else api.submit()
    }
    const asks = publishing ? publish && publish.ask : ask
    if (!asks) return go()
    const okText = t(publishing && publish ? publish.label : saveLabel)
    return void confirmFirst(async (values) => {
      const question = await asks(values)
      return question && { okText, ...question }
    }, go)
  }
  const { close, question } = useClosing(api, panel?.title ?? '', leave)
  const fields = <FootPlace value={turns}>{typeof children === 'function' ? children(api) : children}</FootPlace>
  const main = ahead ? 'next' : publish && draft ? 'publish' : 'save'
  const save = (
    <Button type={main === 'save' ? 'primary' : 'default'} loading={busy} onClick={() => start(false)}>
      {t(saveLabel)}
    </Button>
  )
  const publishButton = publish && (
    <Button
      type={main === 'publish' ? 'primary' : 'default'}
      // As the primary button it is also the one that Enter presses.
      htmlType={main === 'publish' ? 'submit' : 'button'}
      loading={busy}
      onClick={(event) => {
        event.preventDefault()
        start(true)
      }}
    >
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
      {confirmation}
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
/**
 * Saves a form every minute while it is in front. After a conflict with a save by somebody else (`overrun`) it waits
 * for the next manual save. Returns the time of its last save, in ms.
 */
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
