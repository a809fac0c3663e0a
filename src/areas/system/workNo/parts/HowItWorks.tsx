import { CloudServerOutlined, CustomerServiceOutlined, UserOutlined } from '@ant-design/icons'
import { Card } from '@/kit/show/Card'
import { useT } from '@/locales'

const STEPS = [
  { icon: <UserOutlined />, title: 'workNo.stepCustomer', text: 'workNo.stepCustomerText' },
  { icon: <CloudServerOutlined />, title: 'workNo.stepPlatform', text: 'workNo.stepPlatformText' },
  { icon: <CustomerServiceOutlined />, title: 'workNo.stepStaff', text: 'workNo.stepStaffText' },
] as const

/** How a work number works, in three steps. */
export const HowItWorks = () => {
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
