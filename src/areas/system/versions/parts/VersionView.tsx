import { Flex, Tag } from 'antd'
import { is } from '@/entities/field'
import { type AppVersion, appVersion } from '@/entities/system/appVersion'
import { updateType } from '@/entities/system/enums'
import { type Action, Actions } from '@/kit/actions/actions'
import { Panel } from '@/kit/dialog/dialog'
import { Facts } from '@/kit/show/Facts'
import { StatusTag } from '@/kit/show/kinds'
import { LinkCard } from '@/kit/show/LinkCard'
import { useT } from '@/locales'
import { isFromStore } from '../clients'
import { UpdateWindow } from './UpdateWindow'

/** One version with the window that users see, and its package or store link. */
export const VersionView = ({
  row,
  isCurrent,
  actions,
  onClose,
}: {
  row: AppVersion
  isCurrent: boolean
  actions: readonly Action[]
  onClose: () => void
}) => {
  const t = useT()
  const v = appVersion
  const delivery = isFromStore(row.appType) ? [] : [v.packageSize, v.md5]
  const forced = is(row.updateType, updateType.forced) ? [[v.minVersionCode, row.minVersionCode || '—'] as const] : []
  const link = row.packageUrl || row.storeUrl
  return (
    <Panel
      open
      width={960}
      title={
        <Flex gap={8} align="center" wrap>
          <StatusTag field={v.appType} value={row.appType} />
          <bdi>{row.versionNo}</bdi>
          {isCurrent && <Tag color="success">{t('versions.current')}</Tag>}
          <StatusTag field={v.status} value={row.status} />
        </Flex>
      }
      onClose={onClose}
      footer={<Actions items={actions.filter(({ label }) => label !== 'versions.detail')} max={4} />}
    >
      <div className="version-view">
        <UpdateWindow {...row} />
        <div className="version-facts">
          <Facts
            row={row}
            fields={[
              v.versionNo,
              [v.versionCode, row.versionCode],
              v.updateType,
              ...forced,
              v.grayPercent,
              ...delivery,
              v.publishTime,
              v.updateBy,
              v.updateTime,
              v.title,
              v.content,
            ]}
          />
          {link && <LinkCard url={link} />}
        </div>
      </div>
    </Panel>
  )
}
