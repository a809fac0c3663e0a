import './workNo.css'
import * as phoneProtect from '@/api/system/phoneProtect'
import { workNoBinding } from '@/entities/system/workNoBinding'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { useT } from '@/locales'
import { CallTab } from './parts/CallTab'
import { BigNumber, Validity } from './parts/OwnCard'
import { useBindingActions } from './parts/useBindingActions'
import { spaced } from './parts/values'

/** One work number with its calls and recordings. A released one can only be read. */
export default function WorkNoDetail() {
  const t = useT()
  const { renew, bindAgain, unbind, release, host } = useBindingActions()
  return (
    <RecordScreen
      load={phoneProtect.getBinding}
      missing={t('workNo.notFound')}
      title={({ workNo }) => spaced(workNo) || t('workNo.one')}
      actions={(row) => [renew(row), bindAgain(row), unbind(row), release(row)]}
      above={(row) => <BigNumber row={row} />}
      facts={(row) => [
        workNoBinding.userName,
        workNoBinding.phone,
        workNoBinding.dealerName,
        workNoBinding.areaName,
        workNoBinding.cityName,
        workNoBinding.expireType,
        [workNoBinding.expireTime, <Validity key="validity" row={row} />],
        workNoBinding.recordFlag,
        workNoBinding.bindTime,
        workNoBinding.unbindTime,
        workNoBinding.createBy,
        workNoBinding.remark,
      ]}
      tabs={(row) => [{ key: 'calls', label: t('workNo.calls'), children: <CallTab key={row.id} binding={row} /> }]}
    >
      {() => host}
    </RecordScreen>
  )
}
