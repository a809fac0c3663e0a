import { Button, Form as AntForm } from 'antd'
import { type ReactNode, useRef, useState } from 'react'
import { notify } from '@/api/notices'
import { cell } from '@/api/refs'
import { type TextKey, useT } from '@/locales'
import type { Question } from '../dialog/ask'
import { Panel } from '../dialog/dialog'
import { useLeave } from '../page/back'
import { WithPhone } from '../show/WithPhone'
import { ChangedMeanwhile, type Force, type Newer, useChanged } from './changed'
import { type FormApi, FormBody, useForm } from './Form'
import { FormFoot } from './FormFoot'
import { FootPlace } from './FormTurn'
import { useAskFirst } from './useAskFirst'
import { useClosing } from './useClosing'

/** A panel is never wider than the window. */
export const WHOLE_WIDTH = 10_000

interface FormScreenProps<V extends object> {
  /** Who the form is: drafts are kept under this name. */
  name: string
  initial: Partial<V>
  /** The id of what is changed; undefined for what is new. */
  id: string | undefined
  /** Sends the values, and whether what publishes was pressed; a refusal keeps them, and what names a field lands under it. What is new answers its id, alone or in a record, so that another try changes what the first one made. */
  create: (values: V, publishing: boolean) => Promise<unknown>
  /** `force` is spread into what is sent, beside the `updateTime` that was read. */
  update: (id: string, values: V, force: Force, publishing: boolean) => Promise<unknown>
  /** Reads the record as it is now, where an update may be refused since somebody else saved it: then it is asked what is to become of it. Such an update is sent `quiet`. */
  newer?: (id: string, values: V) => Promise<Newer | undefined>
  /** A second way to save, which does more with what was saved: puts it on the shelf, publishes it. */
  publish?: Publishing<V> | false
  /** Told once it is saved. */
  done?: string
  /** Leads on once all is saved; without it the page is left for its list. False: it stays. */
  onSaved?: (id: string, published: boolean) => unknown
  /** It may be saved unfinished. */
  draft?: boolean
  /** Steps follow the one in sight: the primary button leads on to the next (`FormTurn`). */
  ahead?: boolean
  /** What its button says where to save is to do more: to apply, to carry out. */
  saveText?: TextKey
  /** Asked before it is saved, where what was typed calls for it; faults of the form are told first. The button says what the pressed one said, unless the question says otherwise. */
  ask?: (values: V) => Question | undefined
  /** How it looks on a phone, by what stands in the form. */
  phone?: (values: Partial<V>) => ReactNode
  /** Only shows: there is nothing to save. */
  readOnly?: boolean
  /** Stands in a panel over its list, as wide as the window, instead of on a page. */
  panel?: FormScreenPanel
  children: ReactNode | ((api: FormApi<V>) => ReactNode)
}
/** The panel around a form that also is a page. */
export interface FormScreenPanel {
  title: string
  onClose: () => void
}
interface Publishing<V> {
  label: TextKey
  run: (id: string) => Promise<unknown>
  done?: string
  ask?: (values: V) => Question | undefined
}

/** A form as a page: its fields, beside them its preview in a phone; at a foot that stays in sight the way out, save and what publishes. */
export const FormScreen = <V extends object>(props: FormScreenProps<V>) => {
  const [turn, setTurn] = useState(0)
  return <OpenForm key={turn} {...props} reload={() => setTurn(turn + 1)} />
}

const OpenForm = <V extends object>({
  name,
  initial,
  id,
  create,
  update,
  newer,
  publish,
  done,
  onSaved,
  draft = false,
  ahead = false,
  saveText,
  ask,
  phone,
  readOnly = false,
  reload,
  panel,
  children,
}: FormScreenProps<V> & { reload: () => void }) => {
  const t = useT()
  const leavePage = useLeave()
  const leave = panel?.onClose ?? leavePage
  const saveLabel = saveText ?? (draft ? 'kit.saveDraft' : 'kit.save')
  const saved = useRef(id)
  const [turns, setTurns] = useState<HTMLElement | null>(null)
  const publishes = useRef(false)
  const { send, ...changed } = useChanged()
  const api = useForm<V>({
    name,
    initial,
    save: async (values) => {
      if (saved.current === undefined) {
        const made = cell('id', await create(values, publishes.current))
        saved.current = typeof made === 'string' ? made : ''
      } else {
        const known = saved.current
        await send((force) => update(known, values, force, publishes.current), newer && (() => newer(known, values)))
      }
      // What was made without a word of its id is saved, and published from its list.
      publishes.current &&= saved.current !== ''
      if (publishes.current && publish) await publish.run(saved.current)
    },
    leave: () => {
      const told = (publishes.current && publish && publish.done) || done
      if (told) notify('success', told)
      return onSaved ? onSaved(saved.current ?? '', publishes.current) : leave()
    },
  })
  const { askFirst, asking } = useAskFirst(api)
  const start = (publishing: boolean) => {
    const go = () => {
      publishes.current = publishing
      if (draft && !publishing) api.submitUnfinished()
      else api.submit()
    }
    const asks = publishing ? publish && publish.ask : ask
    if (!asks) return go()
    const okText = t(publishing && publish ? publish.label : saveLabel)
    return void askFirst((values) => {
      const question = asks(values)
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
      {newer && (
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
    <Panel open title={panel.title} width={WHOLE_WIDTH} onClose={close}>
      {body}
      {question}
    </Panel>
  )
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
