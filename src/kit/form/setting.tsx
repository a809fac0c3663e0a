import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useT } from '@/locales'
import { ChangedMeanwhile, type Force, type Newer, useChanged } from './changed'
import { type FormApi, FormBody, type FormOptions, useForm } from './Form'
import { FormFoot } from './FormFoot'
import { type ConfirmFirst, useConfirmFirst } from './useConfirmFirst'

interface SettingOptions<V> extends Pick<FormOptions<V>, 'name' | 'initial' | 'done' | 'onSaved'> {
  /** Sends the whole, `quiet`; it is refused where somebody else saved since it was read, unless `force` is set. */
  save: (values: V, force: Force) => Promise<unknown>
  /** Reads what somebody else saved. */
  newer: (values: V) => Promise<Newer | undefined>
  /** Begins the form anew with it. */
  reload: () => void
}
interface Setting<V> extends FormApi<V>, ConfirmFirst<V> {
  /** Back to what was saved. */
  undo: () => void
  /** What is to become of it when somebody else saved meanwhile. */
  conflict: ReactNode
}

/** One record that is saved as a whole, as a form on its page, and what is asked about it. Its fields stand in a <SettingBody>. */
export const useSetting = <V extends object>({
  initial,
  save,
  newer,
  reload,
  ...options
}: SettingOptions<V>): Setting<V> => {
  const { send, ...changed } = useChanged()
  const api = useForm<V>({
    ...options,
    initial,
    save: (values) =>
      send(
        (force) => save(values, force),
        () => newer(values),
      ),
  })
  return {
    ...api,
    ...useConfirmFirst(api),
    undo: () => {
      api.form.setFieldsValue(initial as Parameters<typeof api.form.setFieldsValue>[0]) // values of the form
      api.markSaved()
    },
    conflict: <ChangedMeanwhile of={changed} submit={api.submit} saveDraft={api.saveDraft} reload={reload} />,
  }
}

/** The fields of a setting; at a foot that stays in sight the way back and save, for those who may write it. */
export const SettingBody = <V extends object>({
  of,
  writes,
  back,
  idle = false,
  save = of.submit,
  children,
}: {
  of: Setting<V>
  writes: boolean
  /** The button that leads back to what was saved. */
  back: ReactNode
  /** There is nothing to save. */
  idle?: boolean
  /** Where something is asked before. */
  save?: () => void
  children: ReactNode
}) => {
  const t = useT()
  return (
    <>
      <FormBody {...of.body} onFinish={save} disabled={!writes}>
        {children}
        {writes && (
          <FormFoot>
            {back}
            <Button type="primary" disabled={idle} loading={of.busy} onClick={save}>
              {t('kit.save')}
            </Button>
          </FormFoot>
        )}
      </FormBody>
      {of.asking}
      {of.conflict}
    </>
  )
}
