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
 * Renders the library components of shell and home invisibly, so that the browser compiles them and the theme is
 * computed.
 * The first page after the log-in then renders in half the time. It works in slices, so that no key press waits.
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

/** Unmounts the prerendered components once the shell is rendered. */
export const endPrerender = (): void => {
  const own = root
  root = undefined
  // React cannot unmount a tree while it renders another.
  setTimeout(() => own?.unmount())
}
