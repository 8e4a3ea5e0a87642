/** The parts of Swiper that the home page moves with; loaded as a chunk of its own after the first paint. */
export { Swiper } from 'swiper';
export { Autoplay } from 'swiper/modules';
