import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useT } from '@/locales'
import { ChangedMeanwhile, type Force, type Newer, useChanged } from './changed'
import { type FormApi, FormBody, type FormOptions, useForm } from './Form'
import { FormFoot } from './FormFoot'
import { type ConfirmFirst, useConfirmFirst } from './useConfirmFirst'

interface SettingOptions<V> extends Pick<FormOptions<V>, 'name' | 'initial' | 'done' | 'onSaved'> {
  /** Sends the whole record with `quiet`. Rejected if somebody else saved since it was loaded, unless `force` is set. */
  save: (values: V, force: Force) => Promise<unknown>
  newer: (values: V) => Promise<Newer | undefined>
  reload: () => void
}
interface Setting<V> extends FormApi<V>, ConfirmFirst<V> {
  undo: () => void
  conflict: ReactNode
}

/** Manages the form of one record saved as a whole, with its confirmations. Its fields are placed in a <SettingBody>. */
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
    stays: true,
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
      api.form.setFieldsValue(initial as Parameters<typeof api.form.setFieldsValue>[0]) // The values are those of the form.
      api.markSaved()
    },
    conflict: <ChangedMeanwhile of={changed} submit={api.submit} saveDraft={api.saveDraft} reload={reload} />,
  }
}

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
  back: ReactNode
  idle?: boolean
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
      {of.confirmation}
      {of.conflict}
    </>
  )
}
