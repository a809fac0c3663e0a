import { Button } from 'antd'
import { type ReactNode, type RefObject, useImperativeHandle, useRef, useState } from 'react'
import type { Saved } from '@/api/community/socialConfig'
import type { CallId } from '@/api/callIds'
import { useViewer } from '@/business/viewer'
import type { Confirmation } from '@/kit/dialog/ConfirmDialog'
import type { FormApi } from '@/kit/form/Form'
import { SettingBody, useSetting } from '@/kit/form/setting'
import { useClosing } from '@/kit/form/useClosing'
import { Changes } from '@/kit/show/Changes'
import { Mark } from '@/kit/show/kinds'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'

export interface Line {
  name: string
  before: ReactNode
  after: ReactNode
}
/** Navigates to another part, after a confirmation if the open one has unsaved changes. */
export type Guard = RefObject<((go: () => void) => void) | null>

/**
 * Form of one part of the configuration: version and editor, fields, undo and save. Saving first lists the changes.
 * If somebody else saved in the meantime, typed values are shown beside the current ones.
 */
export const SettingForm = <V extends object>({
  name,
  title,
  saved,
  initial,
  can,
  save,
  read,
  lines,
  ask,
  guard,
  children,
}: {
  name: string
  title: string
  saved: Saved
  initial: V
  can: CallId
  /** Saves the values on top of a version. */
  save: (values: V, version: string) => Promise<unknown>
  read: () => Promise<Saved & { values: V }>
  lines: (before: V, after: V) => readonly Line[]
  /** Replaces the default confirmation. */
  ask?: (values: V) => Pick<Confirmation, 'title' | 'danger'> | undefined
  guard: Guard
  children: (api: FormApi<V>) => ReactNode
}) => {
  const [resetKey, setResetKey] = useState(0)
  const props = { name, title, saved, initial, can, save, read, lines, ask, guard, children }
  return <OpenForm key={resetKey} {...props} reload={() => setResetKey(resetKey + 1)} />
}

const OpenForm = <V extends object>({
  name,
  title,
  saved,
  initial,
  can,
  save,
  read,
  lines,
  ask,
  guard,
  children,
  reload,
}: Parameters<typeof SettingForm<V>>[0] & { reload: () => void }) => {
  const t = useT()
  const may = useMay()
  const { hq } = useViewer()
  const writes = hq && may(can)
  const isNew = saved.version === ''
  const latest = useRef(saved.version)
  const changesTo = (label: string, before: V, after: V) => (
    <Changes label={label} lines={lines(before, after).map((line) => ({ ...line, changed: true }))} />
  )
  const setting = useSetting<V>({
    name: `socialConfig.${name}`,
    initial,
    save: (values, { force }) => save(values, force ? latest.current : saved.version),
    newer: async (values) => {
      const { values: now, version, ...newer } = await read()
      latest.current = version
      return { ...newer, more: changesTo(t('feed.difference'), now, values) }
    },
    reload,
    done: t('feed.soon'),
  })
  const questionOf = (values: V): Confirmation => ({
    title: t('feed.saveAsk'),
    okText: t('kit.save'),
    effect: t('feed.soon'),
    more: changesTo(t('feed.changes'), initial, values),
    ...ask?.(values),
  })
  const next = useRef(() => {})
  const { close, question } = useClosing(setting, title, () => next.current())
  useImperativeHandle(guard, () => (go: () => void) => {
    next.current = go
    close()
  })
  return (
    <>
      <p className="quiet feed-version">
        {isNew ? (
          <Mark tone="warning">{t('feed.neverSaved')}</Mark>
        ) : (
          <>
            {t('siftRule.version')} <bdi className="digits">{saved.version}</bdi> · <bdi>{saved.updateBy}</bdi>{' '}
            {formatTime(saved.updateTime, 'YYYY-MM-DD HH:mm')}
          </>
        )}
      </p>
      <SettingBody
        of={setting}
        writes={writes}
        idle={!setting.dirty && !isNew}
        save={() => void setting.confirmFirst(questionOf, setting.submit)}
        back={
          <Button disabled={!setting.dirty} onClick={setting.undo}>
            {t('feed.undo')}
          </Button>
        }
      >
        {children(setting)}
      </SettingBody>
      {question}
    </>
  )
}

/** Returns the fields that differ, each with its name and its values as text. */
export const linesOf = <V extends object>(
  before: V,
  after: V,
  words: (key: keyof V & string, value: unknown) => { name: string; text: ReactNode },
): Line[] =>
  Object.keys(after).flatMap((key) => {
    const [was, is] = [Reflect.get(before, key), Reflect.get(after, key)]
    if (JSON.stringify(was ?? '') === JSON.stringify(is ?? '')) return []
    const of = (value: unknown) => words(key as keyof V & string, value) // Key of V.
    return [{ name: of(is).name, before: of(was).text, after: of(is).text }]
  })
