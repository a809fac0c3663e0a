import { Form, TreeSelect } from 'antd'
import { useState } from 'react'
import type { MenuIndex } from '@/business/menuTicks'
import type { MenuNode } from '@/entities/shared/menu'
import { DialogButtons, Dialog } from '@/kit/dialog/dialog'
import { useT } from '@/locales'
import { mayHang, type Move } from '../tree'
import { parentOptions } from './parents'
import { BY_TITLE } from '@/kit/form/search'

export const MoveTo = ({
  node,
  nodes,
  index,
  move,
  onClose,
}: {
  node: MenuNode
  nodes: readonly MenuNode[]
  index: MenuIndex
  move: (to: Move) => void
  onClose: () => void
}) => {
  const t = useT()
  const [parentId, setParentId] = useState<string>()
  const isOpen = (parent: MenuNode | undefined) =>
    mayHang(index, node, parent) && (parent?.id ?? '') !== (index.get(node.id)?.parent?.id ?? '')
  return (
    <Dialog
      open
      title={t('menus.moveTitle', { title: node.title })}
      width={480}
      onClose={onClose}
      footer={
        <DialogButtons
          ok={t('kit.ok')}
          disabled={parentId === undefined}
          onOk={() => {
            onClose()
            if (parentId !== undefined) move({ id: node.id, parentId })
          }}
          onClose={onClose}
        />
      }
    >
      <Form layout="vertical">
        <Form.Item label={t('menu.parentId')} htmlFor="menu-move-to">
          <TreeSelect
            id="menu-move-to"
            value={parentId}
            onChange={setParentId}
            showSearch={BY_TITLE}
            treeDefaultExpandAll
            treeData={parentOptions(nodes, isOpen, t('menus.top'))}
            notFoundContent={t('kit.noOptions')}
          />
        </Form.Item>
      </Form>
    </Dialog>
  )
}
