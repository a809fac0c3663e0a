// @module-tag orders
import { orders } from '@/routes/orders'
import { visit } from '../visit'

visit(orders)
