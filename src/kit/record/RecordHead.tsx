import './record.css'
import { ArrowLeftOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Space } from 'antd'
import type { ReactNode } from 'react'
import { useT } from '@/locales'
import { Actions, type Items } from '../actions/actions'
import { useBack, useTrail } from '../page/back'
import { useScreen } from '../page/screen'

/** The ways to the records before and after this one in the list that it was opened from. */
const Neighbours = () => {
  const t = useT()
  const { setQuery } = useScreen()
  const { before, after } = useTrail()
  if (!before && !after) return null
  return (
    <Space.Compact>
      <Button icon={<LeftOutlined />} disabled={!before} onClick={() => before && setQuery(before)}>
        {t('kit.previous')}
      </Button>
      <Button icon={<RightOutlined />} iconPlacement="end" disabled={!after} onClick={() => after && setQuery(after)}>
        {t('kit.next')}
      </Button>
    </Space.Compact>
  )
}

const NO_ACTIONS: Items = []

/** The head of a record's page: its name and what is marked beside it, what can be done, the ways to its neighbours and back to its list. */
export const RecordHead = ({
  id,
  title,
  marks,
  actions = NO_ACTIONS,
  tools,
  alone = false,
}: {
  /** Of the heading, for what it labels. */
  id?: string
  title: ReactNode
  marks?: ReactNode
  actions?: Items
  /** What stands beside the actions. */
  tools?: ReactNode
  /** Without the ways to its neighbours: on a form. */
  alone?: boolean
}) => {
  const t = useT()
  const back = useBack()
  return (
    <div className="record-head">
      <div className="record-name">
        <h2 id={id}>
          <bdi>{title}</bdi>
        </h2>
        {marks}
      </div>
      <Space wrap>
        <Actions items={actions} />
        {tools}
        {!alone && <Neighbours />}
        {back && (
          <Button icon={<ArrowLeftOutlined />} onClick={back}>
            {t('kit.toList')}
          </Button>
        )}
      </Space>
    </div>
  )
}
