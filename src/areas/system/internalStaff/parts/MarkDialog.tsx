import { Button, Empty, Flex, Skeleton, Space } from 'antd'
import * as users from '@/api/system/users'
import { isYes } from '@/entities/field'
import { type AppAccount, appAccount } from '@/entities/system/appAccount'
import type { InternalStaff } from '@/entities/system/internalStaff'
import { useAction } from '@/kit/data/useAction'
import { Dialog } from '@/kit/dialog/dialog'
import { Facts } from '@/kit/show/Facts'
import { maskPhone } from '@/kit/show/format'
import { Avatar } from '@/kit/show/kinds'
import { useFresh } from '@/kit/data/load'
import { useT } from '@/locales'

/** Finds an app account by phone on the separate host, shows it, and marks it as group staff after confirmation. */
export const MarkDialog = ({ row, onClose }: { row: InternalStaff; onClose: () => void }) => {
  const t = useT()
  const { act, busy } = useAction()
  const { data, error, ready, retry } = useFresh(users.findByPhone.query({ phone: row.phone }, { quiet: true }))
  const marked = isYes(data?.cheryFlag)
  const mark = async (account: AppAccount) => {
    const ok = await act(() => users.modifyChery({ userId: account.userId, phone: row.phone, cheryFlag: 1 }), {
      done: t('internal.marked'),
    })
    if (ok) onClose()
  }
  return (
    <Dialog
      open
      title={t('internal.markTitle', { name: row.staffName })}
      onClose={onClose}
      footer={
        <Space>
          <Button onClick={onClose}>{t('kit.cancel')}</Button>
          {data && (
            <Button type="primary" disabled={marked} loading={busy} onClick={() => void mark(data)}>
              {t(marked ? 'internal.alreadyMarked' : 'internal.markOk')}
            </Button>
          )}
        </Space>
      }
    >
      {error ? (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={<span role="alert">{t('internal.centreFailed')}</span>}
        >
          <Button onClick={retry}>{t('kit.retry')}</Button>
        </Empty>
      ) : data ? (
        <Flex gap={20} align="flex-start">
          <Avatar src={data.headImgUrl} name={data.nickname} size={56} />
          <div style={{ flex: 1, minWidth: 0 }}>
            <Facts
              row={data}
              fields={[
                appAccount.nickname,
                [appAccount.phone, <span key="phone">{maskPhone(row.phone)}</span>],
                appAccount.ownerFlag,
                appAccount.cheryFlag,
                appAccount.createTime,
              ]}
            />
          </div>
        </Flex>
      ) : ready ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('internal.none')} />
      ) : (
        <Skeleton active avatar paragraph={{ rows: 3 }} />
      )}
    </Dialog>
  )
}
