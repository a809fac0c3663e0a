import { Alert, Button, Form as AntForm, Space } from 'antd'
import type { FormInstance } from 'antd'
import {
  cloneElement,
  createContext,
  isValidElement,
  type ReactElement,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { ApiError } from '@/api/error'
import type { Field as EntityField } from '@/entities/field'
import { tidy } from '@/lib/tidy'
import { useT } from '@/locales'
import { DRAFT_LIFE_MS, draftOf, noteUnwritten } from '@/session/drafts'
import { useAct } from '../act'
import { relativeText } from '../format'
import { useScreen } from '../screen'
import { cleanPhone, controlOf, Day, Flag, Moment } from './controls'
import { rulesOf } from './rules'
import { type HoldUpload, UploadsContext } from './uploads'

/** Whether a save is under way that may leave out what is required; asked while a rule runs. */
const LaxContext = createContext<RefObject<boolean>>({ current: false })
/** Of a form that can be saved unfinished: whether what is required may be blank in this save. To be asked while a rule runs. */
export const useLax = (): (() => boolean) => {
  const lax = use(LaxContext)
  return () => lax.current
}

/** The place of a field that a server names: 'prizes.2.stock' lies in the third row of prizes. */
const placeOf = (field: string): string | (string | number)[] =>
  field.includes('.') ? field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)) : field

export interface FormApi<V> {
  form: FormInstance<V>
  /** The props of <FormBody>. */
  body: {
    form: FormInstance<V>
    initial: Partial<V>
    onValues: (all: V) => void
    onFinish: () => void
    hold: HoldUpload
    lax: RefObject<boolean>
    /** What was typed before, and when last, in ms. */
    draft?: { restore: () => void; discard: () => void; at: number }
  }
  submit: () => void
  /** Saves, and does something more when that went well. */
  submitThen: (then: () => void) => void
  /** Saves what is there, also without what is required but for fields that are so `always`; formats and lengths count. */
  submitUnfinished: () => void
  busy: boolean
  dirty: boolean
  /** Takes the present values as saved. */
  settle: () => void
  /** Leaves the present values behind as a draft, to be offered the next time. */
  park: () => void
  /** The first field that was wrong at the last try to save; a new object each time. */
  fault?: { field: string }
}

interface FormOptions<V> {
  /** Who the form is: drafts are kept under this name. */
  name: string
  initial: Partial<V>
  /** Sends the values; a refusal keeps them, and what names a field lands under it. */
  save: (values: V) => unknown
  done?: string
  onSaved?: () => void
  /** Fields never kept in a draft, and sent exactly as they were typed. */
  secret?: readonly (keyof V & string)[]
}

const trimmed = <V extends object>(values: V, exact: readonly string[]): V => {
  const clean = (key: string, value: unknown) => (typeof value === 'string' && !exact.includes(key) ? tidy(value) : value)
  // Same keys, same types: only texts lose the blanks around them, and what no eye can see.
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, clean(key, value)])) as V
}

/**
 * A form: one source of rules, one request however often it is sent, input kept on failure, drafts offered back, Ctrl+S saves.
 * The screen that holds it is dirty while it is.
 */
export const useForm = <V extends object>({ name, initial, save, done, onSaved, secret = [] }: FormOptions<V>): FormApi<V> => {
  const [form] = AntForm.useForm<V>()
  const { act, busy } = useAct()
  const { setDirty: tellShell } = useScreen()
  const [dirty, setDirty] = useState(false)
  const draft = useMemo(() => draftOf(name), [name])
  const [found, setFound] = useState(() => {
    const values = draft.get()
    return values && { values, at: (draft.expires() ?? Date.now() + DRAFT_LIFE_MS) - DRAFT_LIFE_MS }
  })
  const [fault, setFault] = useState<{ field: string }>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const uploads = useRef({ running: new Set<Promise<boolean>>(), end: new AbortController() })
  const [waiting, setWaiting] = useState(false)
  /** Whether anything was typed or chosen, as against an upload that is only under way. */
  const typed = useRef(false)
  const mark = (to: boolean) => {
    typed.current = to
    setDirty(to)
    tellShell(to)
  }
  /** Writes into the draft what was typed last, while that is still to come. */
  const unwritten = useRef<() => void>(undefined)
  useEffect(() => {
    const forget = noteUnwritten(() => unwritten.current?.())
    return () => {
      forget()
      clearTimeout(timer.current)
    }
  }, [])
  const stopWriting = () => {
    clearTimeout(timer.current)
    unwritten.current = undefined
  }
  const hold: HoldUpload = (work) => {
    const { running, end } = uploads.current
    const upload = work(end.signal).finally(() => {
      running.delete(upload)
      if (!typed.current && !running.size) mark(false)
    })
    running.add(upload)
    setDirty(true)
    tellShell(true)
  }
  /** Whether what was uploading is stored by now; one that failed has told so, and is not left out of a save without a word. */
  const uploaded = async () => {
    const { running } = uploads.current
    if (!running.size) return true
    setWaiting(true)
    const stored = await Promise.all(running)
    setWaiting(false)
    return !stored.includes(false)
  }
  const endUploads = () => {
    uploads.current.end.abort()
    uploads.current.end = new AbortController()
  }
  const settle = () => {
    stopWriting()
    endUploads()
    draft.remove()
    setFound(undefined)
    mark(false)
  }
  const lax = useRef(false)
  const submit = async (then?: () => void, unfinished = false) => {
    if (waiting || !(await uploaded())) return
    lax.current = unfinished
    const values = await form.validateFields().catch(() => undefined)
    lax.current = false
    if (values === undefined) {
      const first = form.getFieldsError().find(({ errors }) => errors.length)
      if (first) {
        setFault({ field: String(first.name[0]) })
        form.scrollToField(first.name, { block: 'center', focus: true })
      }
      return
    }
    const ok = await act(() => save(trimmed({ ...initial, ...form.getFieldsValue(true) }, secret)), {
      done,
      onError: (error) => {
        if (!(error instanceof ApiError)) return
        const named = Object.entries(error.fields)
        // The names come from the server; those the form does not have are ignored by antd.
        form.setFields(named.map(([field, message]) => ({ name: placeOf(field), errors: [message] })) as Parameters<FormInstance<V>['setFields']>[0])
        if (named[0]) setFault({ field: named[0][0].split('.')[0] ?? '' })
        // As above: a name the form lacks scrolls nowhere.
        if (named[0]) form.scrollToField(placeOf(named[0][0]) as never, { block: 'center', focus: true })
      },
    })
    if (!ok) return
    settle()
    onSaved?.()
    then?.()
  }
  const write = (all: V) => draft.set(Object.fromEntries(Object.entries(all).filter(([key]) => !secret.some((one) => one === key))), DRAFT_LIFE_MS)
  const keep = (all: V) => {
    mark(true)
    stopWriting()
    unwritten.current = () => {
      stopWriting()
      write(all)
    }
    timer.current = setTimeout(unwritten.current, 300)
  }
  const park = () => {
    stopWriting()
    endUploads()
    write(form.getFieldsValue())
    mark(false)
  }
  return {
    form,
    busy: busy || waiting,
    dirty,
    settle,
    park,
    fault,
    submit: () => void submit(),
    submitThen: (then) => void submit(then),
    submitUnfinished: () => void submit(undefined, true),
    body: {
      form,
      initial,
      onValues: keep,
      hold,
      lax,
      onFinish: () => void submit(),
      draft: found && {
        restore: () => {
          // A draft holds what this form wrote.
          form.setFieldsValue(found.values as Parameters<FormInstance<V>['setFieldsValue']>[0])
          setFound(undefined)
          mark(true)
        },
        discard: settle,
        at: found.at,
      },
    },
  }
}

/** The form itself around its fields; offers an unsaved draft back. */
export const FormBody = <V extends object>({
  form,
  initial,
  onValues,
  onFinish,
  hold,
  lax,
  draft,
  children,
  disabled,
}: FormApi<V>['body'] & { children: ReactNode; disabled?: boolean }) => {
  const t = useT()
  return (
    <AntForm<V>
      form={form}
      layout="vertical"
      initialValues={initial}
      onValuesChange={(_, all) => onValues(all)}
      onFinish={onFinish}
      disabled={disabled}
      scrollToFirstError={{ focus: true, block: 'center' }}
      onKeyDown={(event) => {
        if ((event.ctrlKey || event.metaKey) && event.key === 's') {
          event.preventDefault()
          event.stopPropagation()
          onFinish()
        }
        // In a calendar Enter takes the day that was typed; it does not send the form too.
        if (event.key === 'Enter' && event.target instanceof Element && event.target.closest('.ant-picker')) event.preventDefault()
      }}
    >
      {draft && (
        <Alert
          type="info"
          showIcon
          style={{ marginBottom: 16 }}
          title={t('kit.draftFound', { time: relativeText(draft.at, t) })}
          action={
            <Space>
              <Button size="small" type="primary" onClick={draft.restore}>
                {t('kit.restore')}
              </Button>
              <Button size="small" onClick={draft.discard}>
                {t('kit.discard')}
              </Button>
            </Space>
          }
        />
      )}
      <UploadsContext value={hold}>
        <LaxContext value={lax}>{children}</LaxContext>
      </UploadsContext>
      <button type="submit" hidden />
    </AntForm>
  )
}

interface FieldProps {
  of: EntityField
  /** Overrides the field's own. */
  required?: boolean
  /** Required also where the form is saved unfinished. */
  always?: boolean
  /** Where it stands in the values of the form, when that is not at their top: a field of a row. */
  at?: readonly (string | number)[]
  /** The control, where the kind's own does not do. It gets value and onChange. */
  children?: ReactElement<{ value?: unknown }>
  hint?: ReactNode
  disabled?: boolean
  /** Cross-field rules: answers a text when something is wrong; `needs` are the fields it is checked again with. */
  check?: (value: unknown, all: Record<string, unknown>) => string | undefined | Promise<string | undefined>
  needs?: readonly EntityField[]
  label?: string
}

/** One field of a form: label, control by its kind, rules of its declaration, error under it. */
export const Field = ({
  of: field,
  required = field.required ?? false,
  always = false,
  at,
  children,
  hint,
  disabled,
  check,
  needs = [],
  label,
}: FieldProps) => {
  const t = useT()
  const isLax = useLax()
  const title = label ?? t(field.label)
  const isFlag = field.kind === 'switch'
  const options = (field.of?.options ?? []).map((option) => ({ value: option.value, label: t(option.label) }))
  const control = children ?? (isFlag ? <Flag /> : field.kind === 'date' ? <Day /> : field.kind === 'dateTime' ? <Moment /> : controlOf(field, title, options))
  return (
    <AntForm.Item
      name={at ? [...at] : field.key}
      label={title}
      extra={hint}
      dependencies={needs.map(({ key }) => key)}
      validateTrigger={['onBlur', 'onSubmit']}
      validateFirst
      normalize={field.kind === 'phone' ? (value: unknown) => (typeof value === 'string' ? cleanPhone(value) : value) : undefined}
      rules={[
        ...rulesOf(field, required, () => !always && isLax()),
        ...(check
          ? [
              ({ getFieldsValue }: { getFieldsValue: (all: true) => Record<string, unknown> }) => ({
                validator: async (_: unknown, value: unknown) => {
                  const fault = await check(value, getFieldsValue(true))
                  if (fault) throw new Error(fault)
                },
              }),
            ]
          : []),
      ]}
    >
      {disabled && isValidElement<{ disabled?: boolean }>(control) ? cloneElement(control, { disabled }) : control}
    </AntForm.Item>
  )
}
