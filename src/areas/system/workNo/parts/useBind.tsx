import { Alert, Button } from 'antd'
import { useRef, useState } from 'react'
import { ApiError } from '@/api/error'
import { findRow } from '@/api/findById'
import * as phoneProtect from '@/api/system/phoneProtect'
import { is } from '@/entities/field'
import { bindStatus, expireType } from '@/entities/system/enums'
import type { WorkNoBinding } from '@/entities/system/workNoBinding'
import { CANCELLED } from '@/kit/data/useAction'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import { maskPhone } from '@/kit/show/format'
import { useScreen } from '@/kit/page/screen'
import { to } from '@/routes'
import { useT } from '@/locales'
import { usePermitted } from '@/session/permissions'
import type { Person } from './usePeople'

const DETAIL = '/workNoList/workNoDetail'

export interface BindValues {
  dealerCode?: string
  /** 'self' or the id of a staff record. */
  userName: string
  phone: string
  /** Codes of province and city. */
  cityName: string[]
  cityNames: string[]
  expireType: WorkNoBinding['expireType']
  expireTime?: string
  recordFlag: 0 | 1
  consent?: 0 | 1
  remark?: string
}

/** True for errors after which the server may still have bound the number. */
const isLost = (error: unknown) =>
  error instanceof ApiError &&
  (error.fault === 'network' || error.fault === 'timeout' || (error.fault === 'http' && (error.status ?? 0) >= 500))

/** Finds the holder of a number; the list returns the phone masked. */
const boundTo = (phone: string) =>
  findRow(
    phoneProtect.listBindings,
    { phone, status: [bindStatus.bound] },
    (row) => maskPhone(row.phone) === maskPhone(phone) && is(row.status, bindStatus.bound),
  )

/**
 * Binds a number after confirmation, never twice. If the connection is lost, it checks the list at once; if that also
 * fails, it checks again before any retry. A number that is already bound is shown with a link. `face` is to be
 * rendered in the form: notes and the confirmation.
 */
export const useBind = (find: (value: string | undefined) => Person | undefined) => {
  const t = useT()
  const { go } = useScreen()
  const { pages } = usePermitted()
  const doubtful = useRef<string>(undefined)
  const [doubt, setDoubt] = useState(false)
  const [owner, setOwner] = useState<WorkNoBinding>()
  const [asked, setAsked] = useState<{ title: string; answer: (yes: boolean) => void }>()
  const mark = (phone: string | undefined) => {
    doubtful.current = phone
    setDoubt(phone !== undefined)
  }
  const confirm = (title: string) => new Promise<boolean>((resolve) => setAsked({ title, answer: resolve }))
  const answer = (yes: boolean) => {
    asked?.answer(yes)
    setAsked(undefined)
  }

  const save = async (values: BindValues): Promise<unknown> => {
    setOwner(undefined)
    const person = find(values.userName)
    const city = values.cityNames.at(-1) ?? ''
    if (doubtful.current !== undefined) {
      const bound = await boundTo(doubtful.current)
      const same = doubtful.current === values.phone
      mark(undefined)
      if (bound && same) return undefined
    }
    const sure = await confirm(t('workNo.bindAsk', { name: person?.name ?? '', phone: values.phone, city }))
    if (!sure) return CANCELLED
    try {
      return await phoneProtect.bind({
        userName: person?.name ?? '',
        staffId: person?.staffId,
        dealerCode: values.dealerCode,
        phone: values.phone,
        cityName: city,
        cityCode: values.cityName.at(-1),
        expireType: values.expireType,
        expireTime: values.expireType === expireType.date ? values.expireTime : undefined,
        recordFlag: values.recordFlag,
        remark: values.remark || undefined,
      })
    } catch (error) {
      if (isLost(error)) {
        mark(values.phone)
        const bound = await boundTo(values.phone).catch(() => null)
        if (bound !== null) mark(undefined)
        if (bound) return undefined
      } else if (error instanceof ApiError && error.fields.phone)
        setOwner(await boundTo(values.phone).catch(() => undefined))
      throw error
    }
  }

  const face = (
    <>
      {doubt && <Alert type="warning" showIcon title={t('workNo.doubt')} className="space-below" />}
      {owner && (
        <Alert
          type="info"
          showIcon
          className="space-below"
          title={t('workNo.ownedBy', { number: owner.workNo, name: owner.userName })}
          action={
            pages.has(DETAIL) && (
              <Button size="small" onClick={() => go(to(DETAIL, { id: owner.id }))}>
                {t('workNo.openOwner')}
              </Button>
            )
          }
        />
      )}
      <ConfirmDialog
        question={asked && { title: asked.title, okText: t('workNo.apply') }}
        busy={false}
        onCancel={() => answer(false)}
        onOk={() => answer(true)}
      />
    </>
  )
  return { save, face }
}
