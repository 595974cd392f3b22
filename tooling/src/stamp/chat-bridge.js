/*
 * Stands in the page that a chat service runs in and speaks with the site around it (CH-01, RD-13). It runs as it
 * stands in every supported browser, so it is written in what the oldest knows.
 *
 * A service finds `window.chadaChat`: `member`, what the brand lets it know of the member (CH-02), and `close()`, which
 * puts the chat away. It is taken to be ready once it shows something.
 */
(function () {
  'use strict';

  var own = document.currentScript;
  var service = own.getAttribute('data-service');
  var allowed = own.getAttribute('data-attributes').split(' ');
  // By its address: the origin of a sandboxed page is none.
  var site = location.protocol + '//' + location.host;
  var broken = false;
  var ended = false;

  if (window.parent === window) return;

  var channel = new MessageChannel();
  var port = channel.port1;

  function report(type) {
    port.postMessage({ from: 'chada-chat-frame', type: type });
  }

  function end(type) {
    if (ended) return;
    ended = true;
    report(type);
  }

  /** What a first message tells of the member; null when it is none of the site's, or tells what the brand does not. */
  function memberIn(data) {
    if (typeof data !== 'object' || data === null) return null;
    if (data.from !== 'chada-site' || data.type !== 'start') return null;
    var given = data.attributes;
    if (typeof given !== 'object' || given === null) return null;
    var member = {};
    var fits = Object.keys(given).every(function (name) {
      var value = given[name];
      member[name] = value;
      return allowed.indexOf(name) >= 0 && (typeof value === 'string' || typeof value === 'number');
    });
    return fits ? Object.freeze(member) : null;
  }

  function showsSomething() {
    return [].some.call(document.body.querySelectorAll('*'), function (element) {
      var box = element.getBoundingClientRect();
      return box.width > 0 && box.height > 0;
    });
  }

  /** Services have no common sign that they are up, so their first picture is it. Whether one is too slow the site says. */
  function watch() {
    var looks = 0;
    var timer = setInterval(function () {
      looks += 1;
      if (showsSomething()) end('shown');
      else if (broken && looks > 10) end('failed');
      if (ended) clearInterval(timer);
    }, 100);
  }

  function start(member) {
    window.chadaChat = Object.freeze({
      member: member,
      close: function () {
        report('close');
      },
    });
    var script = document.createElement('script');
    script.onload = watch;
    script.onerror = function () {
      end('failed');
    };
    script.src = service;
    document.body.appendChild(script);
  }

  // What goes wrong in here is the service's own: nobody on the site has anything uncaught.
  window.addEventListener('error', function (event) {
    broken = true;
    event.preventDefault();
  });
  window.addEventListener('unhandledrejection', function (event) {
    event.preventDefault();
  });
  document.addEventListener('keydown', function (event) {
    if ((event.key === 'Escape' || event.key === 'Esc') && !event.defaultPrevented) report('close');
  });

  // Whoever holds the other end is the site: it is handed to that origin alone, and once.
  port.onmessage = function (event) {
    var member = memberIn(event.data);
    if (member === null) return;
    port.onmessage = null;
    start(member);
  };
  window.parent.postMessage({ from: 'chada-chat-frame', type: 'hello' }, site, [channel.port2]);
})();
