import { DownOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useViewer } from '@/business/viewer'
import { approval } from '@/entities/shared/approval'
import { optionOf } from '@/entities/field'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { useBizPages } from './pages'

/** The menu of new applications: those that begin on a page of their own lead there, the voiding of a sale opens its form (dealers only). */
export const NewApplication = ({ openVoid }: { openVoid: () => void }) => {
  const t = useT()
  const may = useMay()
  const { go } = useScreen()
  const { hq } = useViewer()
  const { beginnings } = useBizPages()
  const nameOf = (type: string) => {
    const option = optionOf(approval.bizType.of, type)
    return option ? t(option.label) : type
  }
  const items = [
    ...beginnings.map(({ bizType, path }) => ({ key: bizType, label: nameOf(bizType), onClick: () => go(path) })),
    ...(may('approvals.apply') && !hq ? [{ key: 'atsVoid', label: nameOf('atsVoid'), onClick: openVoid }] : []),
  ]
  if (items.length === 0) return null
  return (
    <Dropdown menu={{ items }} trigger={['click']}>
      <Button type="primary" icon={<PlusOutlined />}>
        {t('approvals.new')} <DownOutlined />
      </Button>
    </Dropdown>
  )
}
