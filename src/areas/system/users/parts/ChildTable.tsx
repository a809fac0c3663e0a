import { HolderOutlined } from '@ant-design/icons'
import { Button, Flex, Tag } from 'antd'
import { type ReactNode } from 'react'
import { MoveButtons, Sortable, useSortedRow } from '@/kit/show/Sortable'
import { type ChildAccount, childAccount as fields } from '@/entities/shared/user'
import { StatusTag, Value } from '@/kit/show/kinds'
import { useT } from '@/locales'

interface Editing {
  busy: boolean
  move: (from: number, to: number) => void
  actions: (row: ChildAccount) => ReactNode
}

/**
 * Child accounts; the first is the identity after login. With `editing` they can be sorted by dragging, keys or
 * buttons.
 */
export const ChildTable = ({ rows, editing }: { rows: readonly ChildAccount[]; editing?: Editing }) => {
  const t = useT()
  if (rows.length === 0) return <span className="quiet">{t('users.childNone')}</span>
  const nameOf = (key: unknown) => rows.find((row) => row.id === key)?.nickname ?? ''
  return (
    <Sortable
      ids={rows.map((row) => row.id)}
      nameOf={nameOf}
      move={(from, to) => editing?.move(from, to)}
      disabled={!editing || editing.busy}
    >
      {/* Scrollable content must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="scroll-x" tabIndex={0} role="region" aria-label={t('user.childAccounts')}>
        <table className="child-table">
          <thead>
            <tr>
              {editing && <th style={{ width: 110 }}>{t('users.order')}</th>}
              {[fields.username, fields.nickname, fields.roleName, fields.dealerName, fields.status].map((field) => (
                <th key={field.key}>{t(field.label)}</th>
              ))}
              {editing && <th>{t('list.actions')}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <ChildRow key={row.id} row={row} editing={editing} />
            ))}
          </tbody>
        </table>
      </div>
    </Sortable>
  )
}

const ChildRow = ({ row, editing }: { row: ChildAccount; editing?: Editing }) => {
  const t = useT()
  const { row: line, handle, place } = useSortedRow(row.id)
  const name = row.nickname || row.username
  return (
    <tr {...line}>
      {editing && (
        <td>
          <Flex gap={2}>
            <Button
              className="drag-handle"
              type="text"
              size="small"
              icon={<HolderOutlined />}
              disabled={editing.busy}
              {...handle}
              aria-label={t('users.drag', { name })}
            />
            <MoveButtons id={row.id} name={name} />
          </Flex>
        </td>
      )}
      <td>
        <bdi>{row.username}</bdi> {place === 0 && <Tag color="processing">{t('users.childFirst')}</Tag>}
      </td>
      <td>
        <Value field={fields.nickname} value={row.nickname} />
      </td>
      <td>
        <Value field={fields.roleName} value={row.roleName} />
      </td>
      <td>
        <Value field={fields.dealerName} value={row.dealerName} />
      </td>
      <td>
        <StatusTag field={fields.status} value={row.status} />
      </td>
      {editing && <td>{editing.actions(row)}</td>}
    </tr>
  )
}
