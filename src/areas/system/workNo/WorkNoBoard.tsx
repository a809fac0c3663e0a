import './workNo.css'
import { CloudServerOutlined, CustomerServiceOutlined, DownOutlined, UpOutlined, UserOutlined } from '@ant-design/icons'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { is } from '@/entities/field'
import { bindStatus } from '@/entities/system/enums'
import { useScreen } from '@/kit/page/screen'
import { Card } from '@/kit/show/Card'
import { useT } from '@/locales'
import { to } from '@/routes'
import { useMay } from '@/session/identity'
import { usePermitted } from '@/session/permissions'
import { BindForm } from './parts/BindForm'
import { LastCalls } from './parts/LastCalls'
import { OwnCard, useOwnBinding } from './parts/OwnCard'

const STEPS = [
  { icon: <UserOutlined />, title: 'workNo.stepCustomer', text: 'workNo.stepCustomerText' },
  { icon: <CloudServerOutlined />, title: 'workNo.stepPlatform', text: 'workNo.stepPlatformText' },
  { icon: <CustomerServiceOutlined />, title: 'workNo.stepStaff', text: 'workNo.stepStaffText' },
] as const

const HowItWorks = () => {
  const t = useT()
  return (
    <Card title={t('workNo.how')}>
      <ol className="workno-how">
        {STEPS.map(({ icon, title, text }) => (
          <li key={title}>
            <span className="workno-how-icon" aria-hidden>
              {icon}
            </span>
            <b>{t(title)}</b>
            <span className="quiet">{t(text)}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

const DETAIL = '/workNoList/workNoDetail'

export default function WorkNoBoard() {
  const t = useT()
  const may = useMay()
  const { go } = useScreen()
  const { pages } = usePermitted()
  const own = useOwnBinding()
  const [asked, ask] = useState<boolean>()
  const [resetKey, setResetKey] = useState(0)
  const row = own.binding
  const open = asked ?? !is(row?.status, bindStatus.bound)
  const openDetail = pages.has(DETAIL) ? (id: string) => go(to(DETAIL, { id })) : undefined
  return (
    <div>
      <div className="workno-sides">
        <OwnCard own={own} openHistory={openDetail && (({ id }) => openDetail(id))} />
        {may('phoneProtect.bind') && (
          <Card
            title={t('workNo.new')}
            extra={
              is(row?.status, bindStatus.bound) && (
                <Button
                  type="link"
                  icon={open ? <UpOutlined /> : <DownOutlined />}
                  iconPlacement="end"
                  aria-expanded={open}
                  onClick={() => ask(!open)}
                >
                  {t(open ? 'workNo.fold' : 'workNo.unfold')}
                </Button>
              )
            }
          >
            {row === undefined && !own.error ? (
              <Skeleton active paragraph={{ rows: 6 }} />
            ) : open ? (
              <BindForm
                key={resetKey}
                onBound={() => {
                  ask(undefined)
                  setResetKey(resetKey + 1)
                }}
              />
            ) : (
              <p className="quiet">{t('workNo.alreadyBound')}</p>
            )}
          </Card>
        )}
      </div>
      {row && <LastCalls key={row.id} binding={row} openAll={openDetail && (() => openDetail(row.id))} />}
      <HowItWorks />
    </div>
  )
}
