import { CloseOutlined } from '@ant-design/icons'
import { Button, Flex, Skeleton, Space } from 'antd'
import { useEffect, useRef, useState } from 'react'
import * as menus from '@/api/system/menus'
import type { MenuIndex } from '@/business/menuTicks'
import { is } from '@/entities/field'
import { enableStatus, menuType } from '@/entities/shared/enums'
import type { Menu, MenuNode } from '@/entities/shared/menu'
import { FormBody, useForm } from '@/kit/form/Form'
import { Failed, useFresh } from '@/kit/data/load'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { typesBelow } from '../tree'
import { NodeFields } from './NodeFields'

/** Subject of the form: an existing node, or a new one of a type below a parent ('' = top level). */
export type NodeStart = { id: string } | { type: number; parentId: string }

export type NodeInput = Omit<Menu, 'id' | 'roleCount' | 'updateTime'>

interface PaneProps {
  start: NodeStart
  title: string
  nodes: readonly MenuNode[]
  index: MenuIndex
  setDirty: (dirty: boolean) => void
  /** Puts the subject of the form into the address without confirmation. */
  place: (to: NodeStart | undefined) => void
  close: () => void
}

export const NodePane = (props: PaneProps) => {
  const [version, setVersion] = useState(0)
  const again = () => setVersion(version + 1)
  return (
    <div className="card node-pane">
      {'id' in props.start ? (
        <Present key={version} {...props} id={props.start.id} again={again} />
      ) : (
        <NodeForm {...props} initial={newNode(props.start, props.index)} saved={(id) => props.place({ id })} />
      )}
    </div>
  )
}

const newNode = ({ type, parentId }: { type: number; parentId: string }, index: MenuIndex): Partial<NodeInput> => {
  const parent = index.get(parentId)?.node
  const fits = typesBelow(parent)
  // Users can edit the address, so only valid types are accepted.
  const kind =
    ([menuType.group, menuType.page, menuType.button, menuType.link] as const).find(
      (one) => one === type && fits.includes(one),
    ) ?? menuType.group
  return {
    type: kind,
    parentId: kind === menuType.group ? '' : parentId,
    shopTypes: parent?.shopTypes ?? [],
    hidden: 0,
    status: enableStatus.enabled,
  }
}

const Present = ({ id, again, ...props }: PaneProps & { id: string; again: () => void }) => {
  const t = useT()
  const { data, error, retry } = useFresh(menus.get.query({ id }, { quiet: true }))
  if (error) return <Failed error={error} retry={retry} />
  if (!data) return <Skeleton active title={{ width: 160 }} paragraph={{ rows: 8 }} aria-label={t('kit.loading')} />
  const { roleCount: _roles, updateTime: _time, id: _id, ...initial } = data
  return <NodeForm {...props} id={id} initial={initial} saved={again} />
}

const NodeForm = ({
  id,
  title,
  initial,
  nodes,
  index,
  setDirty,
  close,
  saved,
}: Omit<PaneProps, 'start' | 'place'> & { id?: string; initial: Partial<NodeInput>; saved: (id: string) => void }) => {
  const t = useT()
  const may = useMay()
  const readOnly = !may('menus.save')
  const made = useRef(id)
  const api = useForm({
    name: `menu:${id ?? `new:${initial.type}:${initial.parentId}`}`,
    initial,
    done: t('menus.saved'),
    save: async (values) => {
      const isPlace = is(values.type, menuType.group) || is(values.type, menuType.page)
      const reply = await menus.save({
        ...(id === undefined ? {} : { id }),
        ...values,
        parentId: is(values.type, menuType.group) ? '' : values.parentId,
        path: isPlace ? values.path : '',
        icon: isPlace ? values.icon : '',
        permission: is(values.type, menuType.button) ? values.permission : '',
        url: is(values.type, menuType.link) ? values.url : '',
      })
      if (id === undefined && reply?.id !== undefined) made.current = String(reply.id)
    },
    leave: () => {
      setDirty(false)
      if (made.current === undefined) close()
      else saved(made.current)
    },
  })
  const { dirty } = api
  useEffect(() => setDirty(dirty), [dirty, setDirty])
  return (
    <>
      <Flex justify="space-between" align="start" gap={8} className="node-head">
        <h2 className="section-title">{title}</h2>
        <Button type="text" icon={<CloseOutlined />} aria-label={t('kit.close')} onClick={close} />
      </Flex>
      <div className="node-body">
        <FormBody {...api.body} disabled={readOnly}>
          <NodeFields Field={api.Field} id={id} nodes={nodes} index={index} />
        </FormBody>
      </div>
      {!readOnly && (
        <Space className="node-foot">
          <Button onClick={close}>{t('kit.cancel')}</Button>
          <Button type="primary" loading={api.busy} onClick={api.submit}>
            {t('kit.save')}
          </Button>
        </Space>
      )}
    </>
  )
}
