/*
 * Watches over the page that was painted ahead until the site's own script is there. It runs before anything is shown,
 * as it stands, in every browser down to the minimum (CO-05), so it is short and written in what the oldest knows.
 */
(function () {
  'use strict';

  var pressedMark = 'data-pressed-early';

  // What an event is about, as long as the page can't answer it.
  function unanswered(event, css) {
    return event.target instanceof Element ? event.target.closest('#root:not([data-answers]) ' + css) : null;
  }

  function notePress(button) {
    if (!button) return;
    var before = document.querySelector('[' + pressedMark + ']');
    if (before) before.removeAttribute(pressedMark);
    button.setAttribute(pressedMark, '');
  }

  function noteSubmit(form) {
    if (form) notePress(form.querySelector('[data-submits]'));
  }

  // A press that the page can't answer yet is made up for when it can; the last one counts.
  document.addEventListener('click', function (event) {
    notePress(unanswered(event, 'button'));
  });
  document.addEventListener('keydown', function (event) {
    if (event.key === 'Enter' && unanswered(event, 'input')) noteSubmit(event.target.form);
  });
  // A form that the browser sends itself would leave the page, and what was typed with it.
  document.addEventListener('submit', function (event) {
    var form = unanswered(event, 'form');
    if (form) event.preventDefault();
    noteSubmit(form);
  });

  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch (refused) {
      void refused;
      return null;
    }
  }

  // A member is led on from the pages of visitors (PU-14): their paint, which the styles hide by this mark, would only
  // flash. The site takes the mark off once it knows who is here; should its script not come, the paint is shown.
  var memberMark = 'data-may-be-member';
  var patienceMs = 8000;
  if (stored('chada.token') && stored('chada.user')) {
    document.documentElement.setAttribute(memberMark, '');
    setTimeout(function () {
      document.documentElement.removeAttribute(memberMark);
    }, patienceMs);
  }

  // Pictures of remote configuration as the last visit knew them (EN-04, SH-09): they replace the brand's own before
  // these are seen. Which addresses will do is said by the page, as packages/client-config decides it.
  function readPictures() {
    try {
      return JSON.parse(stored('chada.pictures')) || {};
    } catch (garbled) {
      void garbled;
      return {};
    }
  }

  function addressOf(path) {
    var allowed = document.querySelector('meta[name=chada-pictures]');
    if (!allowed || typeof path !== 'string' || /[\s"'<>\\]/.test(path)) return '';
    if (/^\/(?!\/)/.test(path)) return (allowed.getAttribute('data-api') || '') + path;
    var origin = /^https:\/\/[a-z0-9.-]+(:\d{1,5})?(?=\/)/.exec(path);
    return origin && allowed.content.split(' ').indexOf(origin[0]) !== -1 ? path : '';
  }

  // The brand's own is kept out of sight for as long as a picture out of the browser's cache takes, and no longer.
  var glanceMs = 300;
  var awaitingMark = 'data-awaits-picture';
  var isGlanceOver = false;
  var loaded = {};

  function eachPlace(act) {
    Array.prototype.forEach.call(document.querySelectorAll('[data-picture]'), function (place) {
      act(place, addressOf(pictures[place.getAttribute('data-picture')]));
    });
  }

  function load(address) {
    var picture = new Image();
    loaded[address] = false;
    picture.onload = function () {
      loaded[address] = true;
      eachPlace(show);
    };
    picture.src = address;
  }

  // A drawing has no image that could be replaced: the site's script does it.
  function show(place, address) {
    var image = place.querySelector('img');
    if (!address || document.querySelector('#root[data-answers]')) return;
    if (!(address in loaded)) load(address);
    if (loaded[address] && image) {
      if (image.getAttribute('src') !== address) image.src = address;
      place.removeAttribute(awaitingMark);
    } else if (!isGlanceOver && !place.hasAttribute(awaitingMark)) {
      place.setAttribute(awaitingMark, '');
      setTimeout(endGlance, glanceMs);
    }
  }

  function endGlance() {
    isGlanceOver = true;
    eachPlace(function (place) {
      place.removeAttribute(awaitingMark);
    });
  }

  var pictures = readPictures();
  if (Object.keys(pictures).length === 0) return;
  var observer = new MutationObserver(function () {
    eachPlace(show);
  });
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', function () {
    observer.disconnect();
  });
})();
