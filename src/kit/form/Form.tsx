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
import { DRAFT_LIFE_MS, type DraftGroup, draftOf, dropWrite, trimDrafts, writeSoon } from '@/session/drafts'
import { useAction } from '../data/useAction'
import { startFocus } from '../dialog/focus'
import { DraftOffer } from './draft'
import { useScreen, useUnsaved } from '../page/screen'
import { controlOf, counted, Day, Flag, Moment } from './controls'
import { refusal } from './RefusedWords'
import { rulesOf } from './rules'
import { useSaveKey } from './saveKey'
import { type HoldUpload, InRowContext, UploadsContext } from './uploads'

const LaxContext = createContext<RefObject<boolean>>({ current: false })
/** Returns a function that is true if the current save may leave required fields blank. Only valid while a rule runs. */
export const useLax = (): (() => boolean) => {
  const lax = use(LaxContext)
  return () => lax.current
}

const FormIdContext = createContext('')

type NamePath = readonly (string | number)[]

const placeOf = (field: string): string | (string | number)[] =>
  field.includes('.') ? field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)) : field

export interface FormApi<V> {
  form: FormInstance<V>
  /** Field component limited to the keys and types of the form's values. Parts in other files receive it as a prop. */
  Field: FormField<V>
  body: {
    form: FormInstance<V>
    initial: Partial<V>
    onValues: (changed?: object) => void
    onFinish: () => void
    hold: HoldUpload
    lax: RefObject<boolean>
    rootRef: RefObject<HTMLElement | null>
    needing: Needing
    /** Draft from an earlier visit, with the time of its last change, in ms. */
    draft?: { restore: () => void; discard: () => void; at: number }
  }
  submit: () => void
  show: (field: keyof V & string) => void
  /** Validates all or some fields and moves to the first invalid one. */
  check: (only?: readonly (keyof V & string)[]) => Promise<boolean>
  submitThen: (then: () => void) => void
  /**
   * Saves without required fields, except those marked `always`; formats and lengths still apply. Runs `then` after
   * success.
   */
  submitUnfinished: (then?: () => void) => void
  /**
   * Saves unsaved input in the background, also without required fields. Invalid fields and failures are not shown;
   * the next manual save reports them. Returns true if all input is saved.
   */
  saveQuietly: (send: (values: V) => unknown) => Promise<boolean>
  busy: boolean
  dirty: boolean
  markSaved: () => void
  saveDraft: () => void
  changes: () => string[]
  /** First invalid field of the last save attempt; a new object each time. */
  fault?: Fault<keyof V & string>
}
export interface Fault<Key extends string> {
  field: Key
  /** Moves to the field, unless something was typed since. */
  show: () => void
}

export interface FormOptions<V> {
  /** Identifies the form; drafts are stored under this name. */
  name: string
  /** Current record. Changes by another action while the form is open are applied to untouched fields. */
  initial: Partial<V>
  /** Sends the values. After a rejection the input stays, and field errors are shown below the fields. */
  save: (values: V) => unknown
  done?: string
  onSaved?: () => void
  /**
   * Navigates after the save instead of calling `onSaved`; the next page loads the changed data. Returns false if the
   * page stays.
   */
  leave?: () => unknown
  /**
   * True if the form stays open after the save, by default without `onSaved` and `leave`. Input made during the save
   * is then still unsaved, and `onSaved` is not called.
   */
  stays?: boolean
  /** Fields that are never stored in a draft and are sent without trimming. */
  secret?: readonly (keyof V & string)[]
  /** Limits the number of drafts of similar forms. */
  draftGroup?: DraftGroup
}

/**
 * Fields shown since the form was opened, with the fields that revalidate them, the fields they clear, and their
 * visibility.
 */
type Needing = Map<string, { name: NamePath; needs: readonly string[]; clears: readonly string[]; shown: boolean }>
const NeedsContext = createContext<Needing>(new Map())

const holds = (changed: unknown, [key, ...rest]: NamePath): boolean =>
  key === undefined ||
  (typeof changed === 'object' && changed !== null && key in changed && holds(Reflect.get(changed, key), rest))

/** Delay after typing before an invalid field is validated again, in ms. */
const RECHECK_MS = 150

/**
 * Handles changes of a form: clears dependent fields, revalidates changed fields that are invalid, and fields that
 * are invalid or filled after a change in their `needs`. Also returns the `Field` of a form without `useForm`, whose
 * values are saved along with something else.
 */
export const useRecheck = <V extends object>(form: FormInstance<V>, needing: Needing = new Map()) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const names = useRef(new Map<string, NamePath>())
  const drop = useCallback(() => {
    clearTimeout(timer.current)
    names.current.clear()
  }, [])
  useEffect(() => drop, [drop])
  const checking = useRef(new Map<string, NamePath>())
  const clear = (values: object) => {
    for (const { name, clears } of needing.values())
      if (holds(values, name))
        for (const key of clears) {
          if (key in values) continue
          const held: unknown = form.getFieldValue(key as never) // The key is a field name.
          const blank = Array.isArray(held) ? [] : typeof held === 'string' ? '' : undefined
          form.setFieldValue(key as never, blank as never) // The key is a field name.
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
      // `name` is a path that the form was built with.
      if (
        shown &&
        needs.some((key) => key in values) &&
        (isWrong.has(text) || !isBlank(form.getFieldValue(name as never)))
      )
        names.current.set(text, name)
    if (!names.current.size) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const all = new Map(names.current)
      names.current.clear()
      for (const [text, name] of all) checking.current.set(text, name)
      form
        .validateFields([...all.values()] as Parameters<typeof form.validateFields>[0]) // The values are field names.
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

/** Scrolls a field into view and focuses its control, whether an input, a choice or an upload. */
export const showField = (root: HTMLElement | null | undefined, name: string | number | NamePath): void => {
  const id = CSS.escape([root?.id, name].flat().join('_'))
  const place = root?.querySelector<HTMLElement>(`#${id}, label[for="${id}"]`)
  const control = place?.closest('.ant-form-item')?.querySelector<HTMLElement>('.ant-form-item-control') ?? place
  control?.scrollIntoView({ block: 'center' })
  const own = control?.querySelector<HTMLElement>(`#${id}`)
  const invalid = [...(control?.querySelectorAll<HTMLElement>('[aria-invalid=true]') ?? [])]
  const target = own?.matches(FOCUSABLE)
    ? own
    : (invalid.find((one) => one.matches(FOCUSABLE)) ?? control?.querySelector<HTMLElement>(FOCUSABLE))
  target?.focus({ preventScroll: true })
}

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)
const changedOf = (values: object, from: object): Record<string, unknown> => {
  const before = new Map(Object.entries(from))
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => !isSame(value, before.get(key))))
}

const trimmed = <V extends object>(values: V, exact: readonly string[]): V => {
  const clean = (key: string, value: unknown) =>
    typeof value === 'string' && !exact.includes(key) ? normaliseInput(value) : value
  // Keys and types are unchanged; only surrounding spaces and invisible characters of texts are removed.
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, clean(key, value)])) as V
}

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
 * Manages the values of a form. Sends one request per save, keeps the input on failure, stores it as a draft that is
 * offered on the next visit, and marks its screen as having unsaved changes. Rendered by `FormBody`, which also saves
 * on Ctrl+S.
 */
export const useForm = <V extends object>({
  name,
  initial,
  save,
  done,
  onSaved,
  leave,
  stays = !onSaved && !leave,
  secret = [],
  draftGroup,
}: FormOptions<V>): FormApi<V> => {
  const [form] = AntForm.useForm<V>()
  const { act, busy, refresh } = useAction()
  const { closed } = useScreen()
  const tellShell = useUnsaved()
  const [dirty, setDirty] = useState(false)
  const draft = useMemo(() => draftOf(name), [name])
  const [found, setFound] = useState(() => {
    const values = draft.get()
    return values && { values, at: (draft.expires() ?? Date.now() + DRAFT_LIFE_MS) - DRAFT_LIFE_MS }
  })
  const [fault, setFault] = useState<Fault<keyof V & string>>()
  const uploads = useRef({ running: new Set<Promise<boolean>>(), end: new AbortController() })
  const [waiting, setWaiting] = useState(false)
  const typed = useRef(false)
  const mark = (to: boolean) => {
    typed.current = to
    setDirty(to)
    tellShell(to)
  }
  const edits = useRef(0)
  const hold: HoldUpload = (work) => {
    if (closed.aborted) return
    edits.current++
    const { running, end } = uploads.current
    closed.addEventListener('abort', () => end.abort(), { once: true, signal: end.signal })
    const upload = work(end.signal).finally(() => {
      running.delete(upload)
      if (!typed.current && !running.size) mark(false)
    })
    running.add(upload)
    setDirty(true)
    tellShell(true)
  }
  /**
   * Returns true once running uploads are stored. A failed one has already been reported and must not be omitted from
   * a save silently.
   */
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
  const clearDraft = () => {
    dropWrite(draft.key)
    draft.remove()
    setFound(undefined)
    mark(false)
  }
  const settle = () => {
    endUploads()
    clearDraft()
  }
  const lax = useRef(false)
  const rootRef = useRef<HTMLElement>(null)
  const [needing] = useState<Needing>(() => new Map())
  const recheck = useRecheck(form, needing)
  const show = useCallback((field: string) => showField(rootRef.current, field), [])
  /**
   * Moves to an invalid field, unless something was typed since the save began. An unknown name from the server is
   * ignored.
   */
  const fail = (field: string | NamePath, before: number) => {
    const lead = () => {
      if (edits.current === before) showField(rootRef.current, field)
    }
    setFault({ field: [field].flat()[0] as keyof V & string, show: lead }) // The name may not be one of the form's fields.
    lead()
  }
  const check = async (unfinished = false, only?: readonly string[]) => {
    if (!(await uploaded())) return false
    recheck.drop()
    for (const field of rootRef.current?.querySelectorAll<HTMLElement>('[data-start]') ?? []) delete field.dataset.start
    lax.current = unfinished
    const before = edits.current
    // The names are field names of the form.
    const good = await (
      only ? form.validateFields([...only] as Parameters<typeof form.validateFields>[0]) : form.validateFields()
    ).then(
      () => true,
      // Also rejects, without errors, if fields were validated again meanwhile.
      ({ errorFields }: { errorFields?: readonly unknown[] }) => errorFields?.length === 0,
    )
    lax.current = false
    const first = good ? undefined : form.getFieldsError().find(({ errors }) => errors.length)
    if (first) fail(first.name, before)
    return good
  }
  const valuesOf = () => withoutHidden({ ...initial, ...form.getFieldsValue(true) }, needing) as V
  const submit = async (then?: () => void, unfinished = false) => {
    if (waiting || !(await check(unfinished))) return
    const before = edits.current
    const ok = await act(() => save(trimmed(valuesOf(), secret)), {
      done,
      leave:
        leave &&
        (() => {
          clearDraft()
          const left = leave()
          if (left === false && edits.current !== before) {
            mark(true)
            writeSoon(draft.key, write)
          } else endUploads()
          return left
        }),
      onError: (error) => {
        if (!(error instanceof ApiError)) return
        const named = Object.entries(error.fields)
        const places = new Set(form.getFieldsError().map(({ name: place }) => String(place)))
        // Errors shown below their fields are not repeated.
        if (named.length && named.every(([field]) => places.has(String(placeOf(field))))) markReported(error, 'place')
        reportFailure(error, 'write')
        // The names come from the server; antd ignores unknown ones.
        form.setFields(
          named.map(([field, message]) => {
            const place = placeOf(field)
            // The name is a field name, and antd renders any node as an error.
            return { name: place, errors: [refusal(message, form.getFieldValue(place as never))] }
          }) as Parameters<FormInstance<V>['setFields']>[0],
        )
        if (named[0]) fail(placeOf(named[0][0]), before)
      },
    })
    if (!ok || leave) return
    if (!stays || edits.current === before) {
      settle()
      onSaved?.()
    }
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
      const [field, was] = [key as keyof V & string, before[key as keyof V]] // The key is a key of the values.
      if (!isSame(value, was) && isSame(form.getFieldsValue(true)[field], was))
        // The field is a key of the form's values, and the value has its type.
        form.setFieldsValue({ [field]: value } as Parameters<typeof form.setFieldsValue>[0])
    }
  }, [form, initial])
  const write = () => {
    // Only the changes, since the rest must not overwrite a record that was changed meanwhile.
    const changed = Object.entries(changedOf(form.getFieldsValue(true), base.current)).filter(
      ([key]) => !secret.some((one) => one === key),
    )
    if (changed.length) {
      draft.set(Object.fromEntries(changed), DRAFT_LIFE_MS)
      if (draftGroup) trimDrafts(draftGroup)
    } else draft.remove()
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
          // The draft was written by this form.
          form.setFieldsValue(found.values as Parameters<FormInstance<V>['setFieldsValue']>[0])
          setFound(undefined)
          edits.current++
          mark(true)
        },
        discard: settle,
        at: found.at,
      },
    },
  }
}

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
  onSaveKey = onFinish,
}: FormApi<V>['body'] & {
  children: ReactNode
  disabled?: boolean
  readOnly?: boolean
  /** Runs on Ctrl+S, if that differs from Enter. */
  onSaveKey?: () => void
}) => {
  useSaveKey(rootRef, readOnly ? undefined : onSaveKey)
  // The document may contain several forms, including those of kept pages, so labels need unique ids.
  const name = useId()
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
      // Bypasses antd's own submit, which would validate everything twice.
      onSubmitCapture={(event) => {
        // A form in a dialog is a child here, although not in the document.
        if (event.target !== rootRef.current) return
        event.preventDefault()
        event.stopPropagation()
        if (!readOnly) onFinish()
      }}
      disabled={disabled}
      ref={(drawn) => {
        rootRef.current = drawn?.nativeElement ?? null
      }}
      onKeyDown={(event) => {
        // Enter in a calendar selects the typed day and must not submit the form.
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

/** Entity field, or one declared for the form only, whose key and value type match the values of a form. */
export type FieldIn<V> = FieldAt<V, keyof V & string>
type FieldAt<V, K> = K extends keyof V & string ? EntityField<K, V[K]> : never

/**
 * Retypes a field whose form value differs in shape from the wire, such as a date range or a path of codes; its
 * custom control provides the value.
 */
export const reshaped = <K extends string>(field: EntityField<K>): Omit<EntityField<K>, 'value'> => field

/**
 * Field at the top level of the values, or in a row of a list (`at` is the list and the row index; rendered within
 * antd's List).
 */
type Place<V> = { of: FieldIn<V>; at?: undefined } | PlaceInRow<V, keyof V & string>
type PlaceInRow<V, L> = L extends keyof V
  ? NonNullable<V[L]> extends readonly (infer Row extends object)[]
    ? { of: FieldIn<Row>; at: readonly [list: L, row: number] }
    : never
  : never

interface FieldOptions<V> {
  required?: boolean
  /** Required even if the form is saved unfinished. */
  always?: boolean
  /** Custom control; receives value and onChange. */
  children?: ReactElement<{ value?: unknown }>
  hint?: ReactNode
  disabled?: boolean
  /** Cross-field validation: returns an error text; `needs` are the fields that trigger it again. */
  check?: (value: unknown, all: Partial<V>) => string | undefined | Promise<string | undefined>
  needs?: readonly FieldOf<V>[]
  /** Dependent fields, cleared when this one is changed by the user. */
  clears?: readonly { key: keyof V & string }[]
  label?: string
}

/**
 * Field component of a form with these values: `{ Field }: { Field: FormField<CouponForm> }`. A field of another form
 * does not compile; a part that uses only some of the values fits every form that has them.
 */
// Conditional type, so that the compiler compares parameters instead of values.
export type FormField<V> = V extends object ? (props: Place<V> & FieldOptions<V>) => ReactElement : never

interface FieldProps extends FieldOptions<Record<string, unknown>> {
  of: EntityField
  at?: readonly [list: string, row: number]
}

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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `place` is a new array on each render, identified by its text
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
  const item = (
    <AntForm.Item
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
  return at ? <InRowContext value>{item}</InRowContext> : item
}

/** Returns the shared component; only the allowed fields differ by form. */
const fieldOf = <V,>() => Field as unknown as FormField<V>
