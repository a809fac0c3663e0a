import { Card, Statistic } from 'antd'

export default function Home() {
  return (
    <div className="home">
      {['one', 'two', 'three'].map((title, at) => (
        <Card key={title} title={title}>
          <Statistic value={(at + 1) * 1000} />
        </Card>
      ))}
    </div>
  )
}
