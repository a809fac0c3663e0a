// @module-tag orders
import { orders } from '@/routes/orders'
import { sweep } from '../sweep'

sweep(orders)
