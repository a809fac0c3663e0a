import { Button, Space } from 'antd'
import { type ReactNode, useRef } from 'react'
import { useForm } from '@/kit/form/Form'
import type { Path } from '@/routes'
import { useT } from '@/locales'
import { useLeave } from './useLeave'

interface PutUpForm<V> {
  /** Who the form is: drafts are kept under this name. */
  name: string
  initial: Partial<V>
  /** The id of what is changed; undefined for what is new. */
  id: string | undefined
  create: (values: V) => Promise<{ id: string }>
  update: (id: string, values: V) => Promise<unknown>
  putUp: (id: string) => Promise<unknown>
  /** Whether it may be put up with the same press. */
  mayPutUp: boolean
  /** Where its rows are listed: the page is left for it once all is saved. */
  list: Path
}

/** A form that is saved, or saved and put up. When only putting up failed, another try changes what the first one made. */
export const usePutUpForm = <V extends object>({ name, initial, id, create, update, putUp, mayPutUp, list }: PutUpForm<V>) => {
  const t = useT()
  const leave = useLeave(list)
  const made = useRef(id)
  const putsUp = useRef(false)
  const api = useForm<V>({
    name,
    initial,
    done: t('materials.saved'),
    save: async (values) => {
      if (made.current === undefined) made.current = (await create(values)).id
      else await update(made.current, values)
      if (putsUp.current) await putUp(made.current)
    },
    onSaved: leave,
  })
  const save = (up: boolean) => {
    putsUp.current = up
    api.submit()
  }
  const buttons: ReactNode = (
    <Space wrap>
      <Button type="primary" loading={api.busy} onClick={() => save(false)}>
        {t('kit.save')}
      </Button>
      {mayPutUp && (
        <Button loading={api.busy} onClick={() => save(true)}>
          {t('materials.savePutUp')}
        </Button>
      )}
      <Button onClick={leave}>{t('kit.cancel')}</Button>
    </Space>
  )
  return { body: { ...api.body, onFinish: () => save(false) }, buttons }
}
