import { DeleteOutlined, StarOutlined } from '@ant-design/icons'
import { Button, Divider, Flex, Input, Space, Typography } from 'antd'
import { useState } from 'react'
import { isRecord } from '@/lib/json'
import { useT } from '@/locales'
import { useIdentity } from '@/session/identity'
import { useStored } from '../data/useStored'
import { Popup } from '../dialog/Popup'
import { useListName } from './state'

interface View {
  name: string
  texts: Record<string, string>
}
const readViews = (value: unknown): View[] | undefined =>
  Array.isArray(value)
    ? value.flatMap((one) =>
        isRecord(one) && typeof one.name === 'string' && isRecord(one.texts)
          ? [
              {
                name: one.name,
                texts: Object.fromEntries(
                  Object.entries(one.texts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
                ),
              },
            ]
          : [],
      )
    : undefined

export const SavedViews = ({
  texts,
  apply,
}: {
  texts: Record<string, string>
  apply: (texts: Record<string, string>) => void
}) => {
  const t = useT()
  const list = useListName()
  const user = useIdentity((identity) => identity.user?.username ?? '')
  const [views = [], change] = useStored(`views:${user}:${list}`, readViews)
  const [name, setName] = useState('')
  const keep = (called: string, view?: View) =>
    change((now = []) => [...now.filter((one) => one.name !== called), ...(view ? [view] : [])])
  return (
    <Popup label={t('list.views')} title={t('list.views')} placement="bottom" button={{ icon: <StarOutlined /> }}>
      {() => (
        <div style={{ width: 260 }}>
          {views.length === 0 && <Typography.Text type="secondary">{t('list.viewNone')}</Typography.Text>}
          {views.map((view) => (
            <Flex key={view.name} justify="space-between" align="center">
              <Button type="link" size="small" onClick={() => apply(view.texts)} style={{ overflow: 'hidden' }}>
                {view.name}
              </Button>
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined />}
                aria-label={t('list.viewDelete', { name: view.name })}
                onClick={() => keep(view.name)}
              />
            </Flex>
          ))}
          <Divider className="space-around-sm" />
          <Space.Compact block>
            <Input
              value={name}
              maxLength={20}
              placeholder={t('list.viewName')}
              aria-label={t('list.viewName')}
              onChange={(event) => setName(event.target.value)}
            />
            <Button
              disabled={!name.trim()}
              onClick={() => {
                keep(name.trim(), { name: name.trim(), texts })
                setName('')
              }}
            >
              {t('list.viewSave')}
            </Button>
          </Space.Compact>
        </div>
      )}
    </Popup>
  )
}
