import { AutoComplete, Result, Skeleton } from 'antd'
import { useState } from 'react'
import { findById } from '@/api/findById'
import * as internalStaffCalls from '@/api/system/internalStaff'
import * as users from '@/api/system/users'
import { PATTERNS } from '@/entities/rules'
import { type InternalStaff, internalStaff } from '@/entities/system/internalStaff'
import { Panel } from '@/kit/dialog/dialog'
import { PhoneBox } from '@/kit/form/controls'
import { FormPanel } from '@/kit/form/FormPanel'
import { useTaken } from '@/kit/form/useTaken'
import { Failed, useFresh, useLoad } from '@/kit/data/load'
import { matchesWords } from '@/lib/foldText'
import { useT } from '@/locales'

const useAppHint = (phone: string): string | undefined => {
  const t = useT()
  const asks = PATTERNS.mobile.test(phone)
  const { data, error, at } = useLoad(users.findByPhone.query({ phone }, { quiet: true }), {
    enabled: asks,
    keep: false,
  })
  if (!asks || error || !at) return undefined
  return data ? t('internal.appIs', { name: data.nickname }) : t('internal.appNone')
}

export const PersonForm = ({ id, onClose }: { id: string | undefined; onClose: () => void }) => {
  const t = useT()
  const load = useFresh(findById(internalStaffCalls.list, { id }), { enabled: id !== undefined })
  if (id === undefined || load.data) return <OpenForm key={id} initial={load.data ?? {}} onClose={onClose} />
  return (
    <Panel open title={t('internal.editTitle')} width={480} onClose={onClose}>
      {load.error ? (
        <Failed error={load.error} retry={load.retry} />
      ) : load.ready ? (
        <Result status="404" title={t('internal.notFound')} />
      ) : (
        <Skeleton active />
      )}
    </Panel>
  )
}

const OpenForm = ({ initial, onClose }: { initial: Partial<InternalStaff>; onClose: () => void }) => {
  const t = useT()
  const { id } = initial
  const [phone, setPhone] = useState('')
  const hint = useAppHint(phone)
  const { data } = useLoad(internalStaffCalls.list.query({ pageSize: 500 }, { quiet: true }))
  const listed = (keyword: string) => internalStaffCalls.list({ keyword, pageNo: 1, pageSize: 100 }, { quiet: true })
  const noTaken = useTaken(listed, { key: 'employeeNo', fault: t('internal.noTaken'), own: initial.employeeNo })
  const phoneTaken = useTaken(listed, { key: 'phone', fault: t('internal.phoneTaken'), own: initial.phone })
  const known = (key: 'companyName' | 'deptName') =>
    [...new Set((data?.records ?? []).map((row) => row[key]).filter(Boolean))].map((value) => ({ value }))
  return (
    <FormPanel
      open
      width={480}
      title={t(id ? 'internal.editTitle' : 'internal.new')}
      name={`internalStaff:${id ?? 'new'}`}
      initial={initial}
      save={({ staffName, employeeNo, phone: number, companyName, deptName, status, remark }) =>
        internalStaffCalls.save({
          ...(id ? { id, status } : {}),
          staffName,
          employeeNo,
          phone: number,
          companyName: companyName ?? '',
          deptName: deptName ?? '',
          remark: remark ?? '',
        })
      }
      done={t('internal.saved')}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          <Field of={internalStaff.staffName} />
          <Field of={internalStaff.employeeNo} check={noTaken} />
          <Field of={internalStaff.phone} hint={hint} check={phoneTaken}>
            <PhoneBox onBlur={(event) => setPhone(event.target.value)} />
          </Field>
          <Field of={internalStaff.companyName}>
            <AutoComplete options={known('companyName')} showSearch={{ filterOption: contains }} />
          </Field>
          <Field of={internalStaff.deptName}>
            <AutoComplete options={known('deptName')} showSearch={{ filterOption: contains }} />
          </Field>
          {id && <Field of={internalStaff.status} required />}
          <Field of={internalStaff.remark} />
        </>
      )}
    </FormPanel>
  )
}

const contains = (typed: string, option?: { value?: string }) => matchesWords(option?.value ?? '', typed)
