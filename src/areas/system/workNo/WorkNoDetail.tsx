import './workNo.css'
import { ArrowLeftOutlined } from '@ant-design/icons'
import { Button, Result, Skeleton, Tabs } from 'antd'
import * as phoneProtect from '@/api/phoneProtect'
import { workNoBinding } from '@/entities/system/workNoBinding'
import { Actions } from '@/kit/actions/actions'
import { useBack } from '@/kit/back'
import { Facts } from '@/kit/Facts'
import { Failed, Outdated, useLoad } from '@/kit/load'
import { useScreen } from '@/kit/screen'
import { useT } from '@/locales'
import { usePermitted } from '@/session/permitted'
import { CallTab } from './parts/CallTab'
import { BigNumber, Validity } from './parts/OwnCard'
import { useBindingActions } from './parts/useBindingActions'

const LIST = '/workNoList/workNoList'

/** One work number with its calls and recordings. A released one can only be read. */
export default function WorkNoDetail() {
  const t = useT()
  const { query } = useScreen()
  const { pages } = usePermitted()
  const toList = useBack(LIST)
  const { renew, bindAgain, unbind, release, host } = useBindingActions()
  const id = query.get('id') ?? ''
  const { data: row, error, first, retry } = useLoad(phoneProtect.getBinding.query({ id }, { quiet: true }), { enabled: id !== '', keep: false })
  const back = pages.has(LIST) && (
    <Button icon={<ArrowLeftOutlined />} onClick={toList}>
      {t('workNo.back')}
    </Button>
  )
  if (error && !row)
    return (
      <section className="card">
        <Failed error={error} retry={retry} />
      </section>
    )
  if (!row)
    return (
      <section className="card">
        {first ? <Skeleton active paragraph={{ rows: 8 }} /> : <Result status="404" title={t('workNo.notFound')} extra={back} />}
      </section>
    )
  return (
    <div className="workno">
      <Outdated error={error} retry={retry} />
      <section className="card" aria-labelledby="workno-one">
        <div className="workno-head">
          <h2 id="workno-one" className="card-title">
            {t('workNo.one')}
          </h2>
          {back}
        </div>
        <div className="workno-detail-head">
          <BigNumber row={row} />
          <Actions items={[renew(row), bindAgain(row), unbind(row), release(row)]} />
        </div>
        <Facts
          row={row}
          fields={[
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
        />
      </section>
      <Tabs items={[{ key: 'calls', label: t('workNo.calls'), children: <CallTab key={row.id} binding={row} /> }]} />
      {host}
    </div>
  )
}
