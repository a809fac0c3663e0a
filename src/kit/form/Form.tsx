import { Form as AntForm } from 'antd'
import type { FormInstance } from 'antd'
import {
  cloneElement,
  createContext,
  isValidElement,
  type ReactElement,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { ApiError } from '@/api/error'
import { markReported, reportFailure } from '@/api/notices'
import type { Field as EntityField, FieldOf } from '@/entities/field'
import { isBlank } from '@/lib/given'
import { isRecord } from '@/lib/json'
import { normaliseInput } from '@/lib/normaliseInput'
import { useT } from '@/locales'
import { DRAFT_LIFE_MS, draftOf, dropWrite, writeSoon } from '@/session/drafts'
import { useAction } from '../data/useAction'
import { startFocus } from '../dialog/focus'
import { DraftOffer } from './draft'
import { useScreen } from '../page/screen'
import { controlOf, counted, Day, Flag, Moment } from './controls'
import { refusal } from './RefusedWords'
import { rulesOf } from './rules'
import { useSaveKey } from './saveKey'
import { type HoldUpload, UploadsContext } from './uploads'

/** Whether a save is under way that may leave out what is required; asked while a rule runs. */
const LaxContext = createContext<RefObject<boolean>>({ current: false })
/** Of a form that can be saved unfinished: whether what is required may be blank in this save. To be asked while a rule runs. */
export const useLax = (): (() => boolean) => {
  const lax = use(LaxContext)
  return () => lax.current
}

/** The id of the form, which the ids of its fields begin with. */
const FormIdContext = createContext('')

type NamePath = readonly (string | number)[]

/** The place of a field that a server names: 'prizes.2.stock' lies in the third row of prizes. */
const placeOf = (field: string): string | (string | number)[] =>
  field.includes('.') ? field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)) : field

export interface FormApi<V> {
  form: FormInstance<V>
  /** A field of this form: one whose key and type are in its values. Parts in a file of their own take it as a prop. */
  Field: FormField<V>
  /** The props of <FormBody>. */
  body: {
    form: FormInstance<V>
    initial: Partial<V>
    /** Something was typed or chosen; `changed` holds it. */
    onValues: (changed?: object) => void
    onFinish: () => void
    hold: HoldUpload
    lax: RefObject<boolean>
    rootRef: RefObject<HTMLElement | null>
    needing: Needing
    /** What was typed before, and when last, in ms. */
    draft?: { restore: () => void; discard: () => void; at: number }
  }
  submit: () => void
  /** Leads to a field. */
  show: (field: keyof V & string) => void
  /** Whether all fields, or some, are right; leads to the first that is not. */
  check: (only?: readonly (keyof V & string)[]) => Promise<boolean>
  /** Saves, and does something more when that went well. */
  submitThen: (then: () => void) => void
  /** Saves what is there, also without what is required but for fields that are so `always`; formats and lengths count. Does something more when that went well. */
  submitUnfinished: (then?: () => void) => void
  /** Saves what was typed by itself, also unfinished. A field that is wrong and a failure are left for a save by hand. Returns whether everything is saved. */
  saveQuietly: (send: (values: V) => unknown) => Promise<boolean>
  busy: boolean
  dirty: boolean
  /** Takes the present values as saved. */
  markSaved: () => void
  /** Leaves the present values behind as a draft, to be offered the next time. */
  saveDraft: () => void
  /** What was typed or chosen and not saved, by the labels of its fields. */
  changes: () => string[]
  /** The first field that was wrong at the last try to save; a new object each time. */
  fault?: Fault<keyof V & string>
}
export interface Fault<Key extends string> {
  field: Key
  /** Leads to it; not away from what was typed since. */
  show: () => void
}

export interface FormOptions<V> {
  /** Who the form is: drafts are kept under this name. */
  name: string
  /** The record as it is now. What another action changes of it while the form is open comes into the fields that hold nothing typed. */
  initial: Partial<V>
  /** Sends the values; a refusal keeps them, and what names a field lands under it. */
  save: (values: V) => unknown
  done?: string
  onSaved?: () => void
  /** Leads to another page once it is saved, which then reads what was changed; in the place of `onSaved`. False: the page stays after all. */
  leave?: () => unknown
  /** Fields never kept in a draft, and sent exactly as they were typed. */
  secret?: readonly (keyof V & string)[]
}

/** The fields shown since the form was opened: whether they still are, the fields they are checked again with, and the fields they empty. */
type Needing = Map<string, { name: NamePath; needs: readonly string[]; clears: readonly string[]; shown: boolean }>
const NeedsContext = createContext<Needing>(new Map())

/** Where a name leads in values that hold what was changed alone. */
const holds = (changed: unknown, [key, ...rest]: NamePath): boolean =>
  key === undefined ||
  (typeof changed === 'object' && changed !== null && key in changed && holds(Reflect.get(changed, key), rest))

/** A pause in typing after which a wrong field is checked again, in ms. */
const RECHECK_MS = 150

/**
 * Checks a wrong field again once it was changed, whatever its control tells; and what is filled in again with the fields that it needs. Hands out the
 * `Field` of a form that is no `useForm`, because its values go along with something else.
 */
export const useRecheck = <V extends object>(form: FormInstance<V>, needing: Needing = new Map()) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const names = useRef(new Map<string, NamePath>())
  const drop = useCallback(() => {
    clearTimeout(timer.current)
    names.current.clear()
  }, [])
  useEffect(() => drop, [drop])
  /** Those under check at this moment: they say no error, and are wrong for what they held before. */
  const checking = useRef(new Map<string, NamePath>())
  /** Empties what depends on a field that was changed, unless it was changed along with it. */
  const clear = (values: object) => {
    for (const { name, clears } of needing.values())
      if (holds(values, name))
        for (const key of clears) {
          if (key in values) continue
          const held: unknown = form.getFieldValue(key as never) // a name of a field
          const blank = Array.isArray(held) ? [] : typeof held === 'string' ? '' : undefined
          form.setFieldValue(key as never, blank as never) // as above
        }
  }
  const wrong = () => form.getFieldsError().flatMap(({ name, errors }) => (errors.length ? [name] : []))
  const changed = (values: object) => {
    clear(values)
    const isWrong = new Map<string, NamePath>([
      ...checking.current,
      ...wrong().map((name): [string, NamePath] => [String(name), name]),
    ])
    for (const [text, name] of isWrong) if (holds(values, name)) names.current.set(text, name)
    for (const [text, { name, needs, shown }] of needing)
      // Nobody is told to fill in what was not reached yet.
      if (
        shown &&
        needs.some((key) => key in values) &&
        (isWrong.has(text) || !isBlank(form.getFieldValue(name as never)))
      )
        names.current.set(text, name) // a name of a field
    if (!names.current.size) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const all = new Map(names.current)
      names.current.clear()
      for (const [text, name] of all) checking.current.set(text, name)
      form
        .validateFields([...all.values()] as Parameters<typeof form.validateFields>[0]) // as above
        .catch(() => {})
        .finally(() => {
          for (const text of all.keys()) checking.current.delete(text)
        })
    }, RECHECK_MS)
  }
  return { changed, drop, Field: fieldOf<V>() }
}

const FOCUSABLE =
  'input:not([type=file], [type=hidden], :disabled), textarea:not(:disabled), button:not(:disabled), [contenteditable=true], [tabindex="0"]'

/** Brings a field of a form into sight and the focus into its control, whatever that is made of: a box, a choice, an upload. */
export const showField = (root: HTMLElement | null | undefined, name: string | number | NamePath): void => {
  const id = CSS.escape([root?.id, name].flat().join('_'))
  const place = root?.querySelector<HTMLElement>(`#${id}, label[for="${id}"]`)
  const control = place?.closest('.ant-form-item')?.querySelector<HTMLElement>('.ant-form-item-control') ?? place
  control?.scrollIntoView({ block: 'center' })
  const own = control?.querySelector<HTMLElement>(`#${id}`)
  // Of a table of boxes the one that is wrong.
  const invalid = [...(control?.querySelectorAll<HTMLElement>('[aria-invalid=true]') ?? [])]
  const target = own?.matches(FOCUSABLE)
    ? own
    : (invalid.find((one) => one.matches(FOCUSABLE)) ?? control?.querySelector<HTMLElement>(FOCUSABLE))
  target?.focus({ preventScroll: true })
}

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)
/** What of the values is otherwise than it was. */
const changedOf = (values: object, from: object): Record<string, unknown> => {
  const before = new Map(Object.entries(from))
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => !isSame(value, before.get(key))))
}

const trimmed = <V extends object>(values: V, exact: readonly string[]): V => {
  const clean = (key: string, value: unknown) =>
    typeof value === 'string' && !exact.includes(key) ? normaliseInput(value) : value
  // Same keys, same types: only texts lose the blanks around them, and what no eye can see.
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, clean(key, value)])) as V
}

/** The values without those of fields that a choice has hidden again. */
const withoutHidden = (values: object, needing: Needing): Record<string, unknown> => {
  const sent: Record<string, unknown> = { ...values }
  for (const { name, shown } of needing.values()) {
    const [list = '', at, key] = name
    if (shown) continue
    if (at === undefined) delete sent[list]
    else {
      const rows = sent[list]
      if (Array.isArray(rows) && typeof at === 'number' && key !== undefined && isRecord(rows[at]))
        sent[list] = rows.with(at, { ...rows[at], [key]: undefined })
    }
  }
  return sent
}

/**
 * A form: one source of rules, one request however often it is sent, input kept on failure, drafts offered back, Ctrl+S saves from anywhere on its page.
 * The screen that holds it is dirty while it is.
 */
export const useForm = <V extends object>({
  name,
  initial,
  save,
  done,
  onSaved,
  leave,
  secret = [],
}: FormOptions<V>): FormApi<V> => {
  const [form] = AntForm.useForm<V>()
  const { act, busy, refresh } = useAction()
  const { setDirty: tellShell } = useScreen()
  const [dirty, setDirty] = useState(false)
  const draft = useMemo(() => draftOf(name), [name])
  const [found, setFound] = useState(() => {
    const values = draft.get()
    return values && { values, at: (draft.expires() ?? Date.now() + DRAFT_LIFE_MS) - DRAFT_LIFE_MS }
  })
  const [fault, setFault] = useState<Fault<keyof V & string>>()
  const uploads = useRef({ running: new Set<Promise<boolean>>(), end: new AbortController() })
  const [waiting, setWaiting] = useState(false)
  /** Whether anything was typed or chosen, as against an upload that is only under way. */
  const typed = useRef(false)
  const mark = (to: boolean) => {
    typed.current = to
    setDirty(to)
    tellShell(to)
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
    dropWrite(draft.key)
    endUploads()
    draft.remove()
    setFound(undefined)
    mark(false)
  }
  const lax = useRef(false)
  /** How often something was typed or chosen. */
  const edits = useRef(0)
  const rootRef = useRef<HTMLElement>(null)
  const [needing] = useState<Needing>(() => new Map())
  const recheck = useRecheck(form, needing)
  const show = useCallback((field: string) => showField(rootRef.current, field), [])
  /** Leads to a field that was found wrong, unless something was typed since the save began; a name from the server that the form lacks leads nowhere. */
  const fail = (field: string | NamePath, before: number) => {
    const lead = () => {
      if (edits.current === before) showField(rootRef.current, field)
    }
    setFault({ field: [field].flat()[0] as keyof V & string, show: lead }) // as above: it may be none of the form's
    lead()
  }
  const check = async (unfinished = false, only?: readonly string[]) => {
    if (!(await uploaded())) return false
    recheck.drop()
    for (const field of rootRef.current?.querySelectorAll<HTMLElement>('[data-start]') ?? []) delete field.dataset.start
    lax.current = unfinished
    const before = edits.current
    // Names of fields, as the screen has them.
    const good = await (
      only ? form.validateFields([...only] as Parameters<typeof form.validateFields>[0]) : form.validateFields()
    ).then(
      () => true,
      () => false,
    )
    lax.current = false
    const first = good ? undefined : form.getFieldsError().find(({ errors }) => errors.length)
    if (first) fail(first.name, before)
    return good
  }
  /** What is saved: the values of V but for those hidden, which a save does not need. */
  const valuesOf = () => withoutHidden({ ...initial, ...form.getFieldsValue(true) }, needing) as V
  const submit = async (then?: () => void, unfinished = false) => {
    if (waiting || !(await check(unfinished))) return
    const before = edits.current
    const ok = await act(() => save(trimmed(valuesOf(), secret)), {
      done,
      leave:
        leave &&
        (() => {
          settle()
          return leave()
        }),
      onError: (error) => {
        if (!(error instanceof ApiError)) return
        const named = Object.entries(error.fields)
        const places = new Set(form.getFieldsError().map(({ name: place }) => String(place)))
        // What is said under its fields is not said again.
        if (named.length && named.every(([field]) => places.has(String(placeOf(field))))) markReported(error, 'place')
        reportFailure(error, 'write')
        // The names come from the server; those the form does not have are ignored by antd.
        form.setFields(
          named.map(([field, message]) => {
            const place = placeOf(field)
            // A name of a field; antd renders whatever an error is.
            return { name: place, errors: [refusal(message, form.getFieldValue(place as never))] }
          }) as Parameters<FormInstance<V>['setFields']>[0],
        )
        if (named[0]) fail(placeOf(named[0][0]), before)
      },
    })
    if (!ok || leave) return
    settle()
    onSaved?.()
    then?.()
  }
  const saveQuietly = async (send: (values: V) => unknown) => {
    const { running } = uploads.current
    if (!typed.current || running.size) return false
    const before = edits.current
    lax.current = true
    const good = await form.validateFields({ validateOnly: true }).then(
      () => true,
      () => false,
    )
    lax.current = false
    if (!good || !(await act(() => send(trimmed(valuesOf(), secret)), { keep: true, onError: () => {} }))) return false
    const isAll = edits.current === before && !running.size
    if (isAll) settle()
    refresh()
    return isAll
  }
  const base = useRef(initial)
  useEffect(() => {
    const before = base.current
    base.current = initial
    for (const [key, value] of Object.entries({
      ...Object.fromEntries(Object.keys(before).map((one) => [one, undefined])),
      ...initial,
    })) {
      const [field, was] = [key as keyof V & string, before[key as keyof V]] // keys of the values
      if (!isSame(value, was) && isSame(form.getFieldsValue(true)[field], was))
        // The name of a value of the form, and a value for it.
        form.setFieldsValue({ [field]: value } as Parameters<typeof form.setFieldsValue>[0])
    }
  }, [form, initial])
  const write = () => {
    // Only what was changed: the rest is not to come back over a record that has changed since.
    const changed = Object.entries(changedOf(form.getFieldsValue(true), base.current)).filter(
      ([key]) => !secret.some((one) => one === key),
    )
    if (changed.length) draft.set(Object.fromEntries(changed), DRAFT_LIFE_MS)
    else draft.remove()
  }
  const keep = (changed: object = {}) => {
    edits.current++
    recheck.changed(changed)
    mark(true)
    writeSoon(draft.key, write)
  }
  const changes = () =>
    Object.keys(changedOf(form.getFieldsValue(true), base.current)).flatMap((key) => {
      const label = rootRef.current?.querySelector(`label[for="${CSS.escape(`${rootRef.current.id}_${key}`)}"]`)
      return label?.textContent ? [label.textContent] : []
    })
  const park = () => {
    dropWrite(draft.key)
    endUploads()
    write()
    mark(false)
  }
  return {
    form,
    Field: recheck.Field,
    busy: busy || waiting,
    dirty,
    markSaved: settle,
    saveDraft: park,
    changes,
    fault,
    show,
    submit: () => void submit(),
    check: (only) => check(false, only),
    submitThen: (then) => void submit(then),
    submitUnfinished: (then) => void submit(then, true),
    saveQuietly,
    body: {
      form,
      initial,
      onValues: keep,
      hold,
      lax,
      rootRef,
      needing,
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

/** The form itself around its fields; offers an unsaved draft back. A `readOnly` one is not saved. */
export const FormBody = <V extends object>({
  form,
  initial,
  onValues,
  onFinish,
  hold,
  lax,
  rootRef,
  needing,
  draft,
  children,
  disabled,
  readOnly = disabled,
}: FormApi<V>['body'] & { children: ReactNode; disabled?: boolean; readOnly?: boolean }) => {
  useSaveKey(rootRef, readOnly ? undefined : onFinish)
  // Several forms stand in the document, of kept pages too: a label means the field of its own.
  const name = useId()
  // In a window whose record was read first.
  useEffect(() => {
    const dialog = rootRef.current?.closest<HTMLElement>('[role=dialog]')
    if (dialog) startFocus(dialog)
  }, [rootRef])
  return (
    <AntForm<V>
      form={form}
      name={name}
      layout="vertical"
      initialValues={initial}
      onValuesChange={(changed: object) => onValues(changed)}
      // Not to antd, which would check all before it asks for the same once more.
      onSubmitCapture={(event) => {
        event.preventDefault()
        event.stopPropagation()
        if (!readOnly) onFinish()
      }}
      disabled={disabled}
      ref={(drawn) => {
        rootRef.current = drawn?.nativeElement ?? null
      }}
      onKeyDown={(event) => {
        // In a calendar Enter takes the day that was typed; it does not send the form too.
        if (event.key === 'Enter' && event.target instanceof Element && event.target.closest('.ant-picker'))
          event.preventDefault()
      }}
    >
      {draft && <DraftOffer {...draft} />}
      <UploadsContext value={hold}>
        <FormIdContext value={name}>
          <NeedsContext value={needing}>
            <LaxContext value={lax}>{children}</LaxContext>
          </NeedsContext>
        </FormIdContext>
      </UploadsContext>
      <button type="submit" hidden />
    </AntForm>
  )
}

/** A field of an entity (or one declared for the form alone) whose key, and the type of whose value, are in the values of a form. */
export type FieldIn<V> = FieldAt<V, keyof V & string>
type FieldAt<V, K> = K extends keyof V & string ? EntityField<K, V[K]> : never

/** The same field where a form holds it in another shape than the wire, a range of days or a path of codes: the form's own control gives it. */
export const reshaped = <K extends string>(field: EntityField<K>): Omit<EntityField<K>, 'value'> => field

/** Which field of a form: one at the top of its values, or one of a row in a list of them (`at` is the list and the place in it; it stands within antd's List). */
type Place<V> = { of: FieldIn<V>; at?: undefined } | PlaceInRow<V, keyof V & string>
type PlaceInRow<V, L> = L extends keyof V
  ? NonNullable<V[L]> extends readonly (infer Row extends object)[]
    ? { of: FieldIn<Row>; at: readonly [list: L, row: number] }
    : never
  : never

/** What a field is told besides which one it is. */
interface FieldOptions<V> {
  /** Overrides the field's own. */
  required?: boolean
  /** Required also where the form is saved unfinished. */
  always?: boolean
  /** The control, where the kind's own does not do. It gets value and onChange. */
  children?: ReactElement<{ value?: unknown }>
  hint?: ReactNode
  disabled?: boolean
  /** Cross-field rules: answers a text when something is wrong; `needs` are the fields it is checked again with. */
  check?: (value: unknown, all: Partial<V>) => string | undefined | Promise<string | undefined>
  needs?: readonly FieldOf<V>[]
  /** Fields whose choices depend on this one: emptied when it is changed by hand. */
  clears?: readonly { key: keyof V & string }[]
  label?: string
}

/**
 * The field of a form with these values, as the form hands it out: `{ Field }: { Field: FormField<CouponForm> }`. A field of another form does not compile;
 * a part that needs some of the values alone fits into every form that has those.
 */
// A condition, so that the compiler compares what two forms take and not their values.
export type FormField<V> = V extends object ? (props: Place<V> & FieldOptions<V>) => ReactElement : never

/** What all fields are to the kit, whatever the form. */
interface FieldProps extends FieldOptions<Record<string, unknown>> {
  of: EntityField
  at?: readonly [list: string, row: number]
}

/** One field of a form: label, control by its kind, rules of its declaration, error under it. */
const Field = ({
  of: field,
  required = field.required ?? false,
  always = false,
  at,
  children,
  hint,
  disabled,
  check,
  needs = [],
  clears = [],
  label,
}: FieldProps) => {
  const t = useT()
  const isLax = useLax()
  const needing = use(NeedsContext)
  const place = [...(at ?? []), field.key]
  const id = [use(FormIdContext), ...place].join('_')
  const isStart = () => document.getElementById(id)?.dataset.start !== undefined
  const needed = needs.map(({ key }) => key).join()
  const cleared = clears.map(({ key }) => key).join()
  useEffect(() => {
    const entry = {
      name: place,
      needs: needed ? needed.split(',') : [],
      clears: cleared ? cleared.split(',') : [],
    }
    needing.set(String(place), { ...entry, shown: true })
    return () => void needing.set(String(place), { ...entry, shown: false })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a place is what it says, a new list each time
  }, [needing, needed, cleared, String(place)])
  const title = label ?? t(field.label)
  const isFlag = field.kind === 'switch'
  const options = (field.of?.options ?? []).map((option) => ({ value: option.value, label: t(option.label) }))
  const given =
    children ??
    (isFlag ? (
      <Flag />
    ) : field.kind === 'date' ? (
      <Day />
    ) : field.kind === 'dateTime' ? (
      <Moment />
    ) : (
      controlOf(field, title, options)
    ))
  const control = disabled && isValidElement<{ disabled?: boolean }>(given) ? cloneElement(given, { disabled }) : given
  return (
    <AntForm.Item
      // The list is said by antd's own around the rows.
      name={at ? [at[1], field.key] : field.key}
      label={title}
      extra={hint}
      validateTrigger={['onBlur', 'onSubmit']}
      validateFirst
      rules={[
        ...rulesOf(field, required, () => (!always && isLax()) || isStart()),
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
      {counted(field, control)}
    </AntForm.Item>
  )
}

/** The one component; all that differs from form to form is which fields the compiler lets through. */
const fieldOf = <V,>() => Field as unknown as FormField<V>
