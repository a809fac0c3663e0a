import { HomeOutlined } from '@ant-design/icons'
import {
  Avatar,
  Badge,
  Button,
  Dropdown,
  Empty,
  Input,
  Popover,
  Segmented,
  Select,
  Skeleton,
  Space,
  Tag,
  Tooltip,
} from 'antd'
import { startTransition } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Library } from '../Providers'

let root: Root | undefined

/**
 * Draws, where nobody sees it, what shell and home take from the component library: the browser has it compiled and the theme calculated before
 * the first page after the log-in is rendered, which then takes half the time. In slices, so that no key waits for it.
 */
export const prerender = (): void => {
  const own = (root ??= createRoot(document.createElement('div')))
  startTransition(() =>
    own.render(
      <Library>
        <Dropdown menu={{ items: [] }}>
          <Button icon={<HomeOutlined />}>-</Button>
        </Dropdown>
        <Tooltip title="-">
          <Button type="primary">-</Button>
        </Tooltip>
        <Popover content="-">
          <Badge count={1}>
            <Avatar>-</Avatar>
          </Badge>
        </Popover>
        <Segmented options={['-']} />
        <Select options={[{ value: '-', label: '-' }]} />
        <Input prefix="-" allowClear />
        <Skeleton active />
        <Skeleton.Node active />
        <Space>
          <Tag>-</Tag>
          <Empty />
        </Space>
      </Library>,
    ),
  )
}

/** Takes the rehearsal away, once what it was for is rendered. */
export const endPrerender = (): void => {
  const own = root
  root = undefined
  // React takes no tree away while it renders another.
  setTimeout(() => own?.unmount())
}
